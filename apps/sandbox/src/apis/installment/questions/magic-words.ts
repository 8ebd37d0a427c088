/** With one of these words, the simulated store answers at once, or never (`tools/README.md`, Magic values). */
const ANSWERED_AT_ONCE = /\b(?:hozir)\b|срочно/i;
const NEVER_ANSWERED = /\b(?:jim)\b|тишина/i;

/** When the simulated store answers; null when only a tester or a real store can answer. */
export function storeAnswerDueAt(text: string, asked: Date, storeAnswerSeconds: number | null): Date | null {
  if (storeAnswerSeconds === null || NEVER_ANSWERED.test(text)) return null;
  return ANSWERED_AT_ONCE.test(text) ? asked : new Date(asked.getTime() + storeAnswerSeconds * 1_000);
}
