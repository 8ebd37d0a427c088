import { type RefObject, useEffect, useRef } from 'react';

const TAKES_FOCUS = 'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex]';

/** Puts the focus on an item of a list: on what can be done there, or on the item itself where there is nothing. */
function focusOn(item: Element): void {
  const inside = item.matches(TAKES_FOCUS) ? item : item.querySelector(TAKES_FOCUS);
  const goal = inside ?? item;
  if (!(goal instanceof HTMLElement)) return;
  if (!inside) goal.tabIndex = -1;
  goal.focus();
}

/**
 * After a press of "more", once more items have come, the focus goes to the first of the new ones: who reads by ear goes on where they left
 * off. It stays where it is for who has gone elsewhere meanwhile. Returns what is to be called on the press.
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, shown: number, button: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || shown <= first) return;
    before.current = null;
    const focused = document.activeElement;
    // The button goes away with the last of the items, and the focus with it to the body.
    if (focused !== button.current && focused !== document.body) return;
    // A long list draws only a part of its items: they tell their number themselves.
    const item = list.current?.querySelector(`:scope > [aria-posinset="${first + 1}"]`) ?? list.current?.children[first];
    if (item) focusOn(item);
  }, [shown, list, button]);
  return () => {
    before.current = shown;
  };
}
