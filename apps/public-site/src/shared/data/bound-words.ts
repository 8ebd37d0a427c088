/** Before a dash, and between a number and what it counts. */
const BOUND = / (?=[–—] )|(?<=(?:^|[\s(«])\d[\d.,]*) (?=\p{L})/gu;
const NO_BREAK = '\u00a0';

/** A text where no line begins with a dash (both languages set it so), and no number stands apart from its unit: «16 ГБ», «5 дней». */
export const boundText = (text: string): string => text.replace(BOUND, NO_BREAK);

/** An answer with all its texts bound so. */
export function boundWords(value: unknown): unknown {
  if (typeof value === 'string') return boundText(value);
  if (Array.isArray(value)) return value.map(boundWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, boundWords(one)]));
}
