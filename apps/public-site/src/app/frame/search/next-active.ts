/** The keys that go along a list of suggestions. */
export type ListKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/**
 * The option that a key leads to, of `count`; -1 is the text itself, which the arrows pass between the last and the first. Home and End
 * are the list's only where one of it is chosen: in the text they move the caret, and null says so.
 */
export function nextActive(key: ListKey, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return active === count - 1 ? -1 : active + 1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'Home':
      return active === -1 ? null : 0;
    case 'End':
      return active === -1 ? null : count - 1;
  }
}

export const isListKey = (key: string): key is ListKey => key === 'ArrowDown' || key === 'ArrowUp' || key === 'Home' || key === 'End';
