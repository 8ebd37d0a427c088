import { tabStorage } from '@muddat/app-shell';
import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ListPosition, readListPosition, saveListPosition } from './list-position.ts';
import { focusedRowIndex } from './use-virtual-list.ts';

/** Number of frames after which newly visible rows have been measured. */
const FRAMES_TO_SETTLE = 6;
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Restores the customer's position in the list after Back from an order and after a reload. It uses the row's index, not pixels, because
 * rows that were never rendered have no height yet. Returns whether more rows must be loaded first.
 */
export function useListPosition(list: RefObject<HTMLElement | null>, loaded: number, isWhole: boolean): boolean {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [wanted, setWanted] = useState<ListPosition | null>(() => readListPosition(tabStorage(), key));
  const last = useRef<ListPosition | null>(null);

  useEffect(() => {
    if (!wanted) return;
    // Stop restoring as soon as the customer scrolls or presses a key: scrolling on to the stored position would take the page away from
    // them.
    const giveUp = () => setWanted(null);
    for (const move of USER_SCROLL_EVENTS) window.addEventListener(move, giveUp, { passive: true, once: true });
    return () => {
      for (const move of USER_SCROLL_EVENTS) window.removeEventListener(move, giveUp);
    };
  }, [wanted]);

  const isThere = wanted !== null && (loaded > wanted.index || isWhole);
  useEffect(() => {
    if (!isThere) return;
    let frame = 0;
    let left = FRAMES_TO_SETTLE;
    const step = () => {
      scrollToPosition(list.current, wanted, loaded);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(step);
      else setWanted(null);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isThere, wanted, loaded, list]);

  useLayoutEffect(() => {
    const note = () => {
      last.current = firstVisiblePosition(list.current) ?? last.current;
    };
    const keep = () => {
      const focused = focusedRowIndex(list.current);
      if (last.current) saveListPosition(tabStorage(), key, { ...last.current, ...(focused === null ? {} : { focused }) });
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, list]);
  return wanted !== null && !isThere;
}

/** Index and top edge of the first row that is at least partly visible. */
function firstVisiblePosition(list: HTMLElement | null): ListPosition | null {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { index: Number(row.dataset['index']), top: Math.round(top) };
  }
  return null;
}

function scrollToPosition(list: HTMLElement | null, { index, top, focused }: ListPosition, loaded: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list) return;
  const box = list.getBoundingClientRect();
  // For a row that is not rendered, estimate its position from the average row height: close enough to get it rendered.
  const now = row?.getBoundingClientRect().top ?? box.top + (box.height / loaded) * index;
  if (Math.abs(now - top) > 1) window.scrollBy({ top: now - top, behavior: 'instant' });
  if (focused === undefined || !isFocusUnset(document.activeElement)) return;
  list.querySelector<HTMLElement>(`[data-index="${focused}"] a`)?.focus({ preventScroll: true });
}

/** Whether the customer has focused nothing: after a page change the focus is on the heading (use-page-focus.ts). */
const isFocusUnset = (focused: Element | null): boolean => focused === null || focused === document.body || focused.matches('h1');
