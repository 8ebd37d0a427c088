/** Characters as a person counts them: code points, so that an emoji or a rare letter is one. */
export const countCharacters = (text: string): number => [...text].length;

/** The last tenth of what may be written, and never less than ten characters, is near the limit. */
const nearFrom = (limit: number): number => Math.max(10, Math.ceil(limit / 10));

export type CounterState = 'far' | 'near' | 'over';

export function counterState(count: number, limit: number): CounterState {
  if (count > limit) return 'over';
  return limit - count <= nearFrom(limit) ? 'near' : 'far';
}
