import { type RefObject, useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex]';

/** Moves the focus to an item of a list: to its first focusable element, or to the item itself if it has none. */
function focusOn(item: Element): void {
  const inside = item.matches(FOCUSABLE) ? item : item.querySelector(FOCUSABLE);
  const goal = inside ?? item;
  if (!(goal instanceof HTMLElement)) return;
  if (!inside) goal.tabIndex = -1;
  goal.focus();
}

/**
 * After a press of "more" the focus moves to the first new item as soon as it is visible, so that a screen reader continues there. If the
 * user has moved the focus elsewhere, it stays. Returns the function to call on the press.
 */
export function useFocusNewItem(list: RefObject<HTMLElement | null>, shown: number, button: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || shown <= first) return;
    before.current = null;
    const focused = document.activeElement;
    // With the last items the button disappears, and the browser moves the focus to `body`.
    if (focused !== button.current && focused !== document.body) return;
    // A virtualised list renders only some of its items. Each item has its number in `aria-posinset`.
    const item = list.current?.querySelector(`:scope > [aria-posinset="${first + 1}"]`) ?? list.current?.children[first];
    if (item) focusOn(item);
  }, [shown, list, button]);
  return () => {
    before.current = shown;
  };
}
