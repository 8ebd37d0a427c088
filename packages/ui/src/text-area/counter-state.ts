/** Counts code points, so that an emoji or a rare letter is one character. */
export const countCharacters = (text: string): number => [...text].length;

/** Number of characters left at which the limit is near: the last tenth, but at least ten characters. */
const nearThreshold = (limit: number): number => Math.max(10, Math.ceil(limit / 10));

export type CounterState = 'far' | 'near' | 'over';

export function counterState(count: number, limit: number): CounterState {
  if (count > limit) return 'over';
  return limit - count <= nearThreshold(limit) ? 'near' : 'far';
}
