/** The keys that move through a list of suggestions. */
export type ListKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/**
 * The option that becomes active after a key, out of `count`. -1 is the text field, which the arrows pass between the last option and
 * the first. Null: the key is not for the list. Home and End move the caret of the field unless an option is active.
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
