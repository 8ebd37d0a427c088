/** The keys that move through a list of suggestions. */
export type ListKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/**
 * The option that becomes active after a key, out of `count`; -1 stands for the text field. The arrow keys cycle through the options and
 * the field. Null: the list ignores the key. With the field active it ignores Home and End, which move the caret.
 */
export function nextActiveIndex(key: ListKey, active: number, count: number): number | null {
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
