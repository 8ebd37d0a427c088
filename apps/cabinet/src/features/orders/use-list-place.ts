import { tabStorage } from '@muddat/app-shell';
import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, type ListPlace, placeOf } from './list-place.ts';
import { focusedIndex } from './use-long-list.ts';

/** In so many frames the rows that come into sight have been measured. */
const FRAMES_TO_SETTLE = 6;
const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Brings the customer back to where they were in the list: after an order was opened and left by Back, and after a reload. By the row and not
 * by pixels, for rows that were never drawn have no height yet. Answers whether more rows have to be loaded for that.
 */
export function useListPlace(list: RefObject<HTMLElement | null>, loaded: number, isWhole: boolean): boolean {
  const key = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  const [wanted, setWanted] = useState<ListPlace | null>(() => placeOf(tabStorage(), key));
  const last = useRef<ListPlace | null>(null);

  useEffect(() => {
    if (!wanted) return;
    // Whoever moves by themselves meanwhile is where they want to be.
    const giveUp = () => setWanted(null);
    for (const move of OWN_MOVES) window.addEventListener(move, giveUp, { passive: true, once: true });
    return () => {
      for (const move of OWN_MOVES) window.removeEventListener(move, giveUp);
    };
  }, [wanted]);

  const isThere = wanted !== null && (loaded > wanted.index || isWhole);
  useEffect(() => {
    if (!isThere) return;
    let frame = 0;
    let left = FRAMES_TO_SETTLE;
    const step = () => {
      moveTo(list.current, wanted, loaded);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(step);
      else setWanted(null);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isThere, wanted, loaded, list]);

  useLayoutEffect(() => {
    const note = () => {
      last.current = seenPlace(list.current) ?? last.current;
    };
    const keep = () => {
      const focused = focusedIndex(list.current);
      if (last.current) keepPlace(tabStorage(), key, { ...last.current, ...(focused === null ? {} : { focused }) });
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

/** The first row of which something is in sight, and where its head is. */
function seenPlace(list: HTMLElement | null): ListPlace | null {
  for (const row of list?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { index: Number(row.dataset['index']), top: Math.round(top) };
  }
  return null;
}

function moveTo(list: HTMLElement | null, { index, top, focused }: ListPlace, loaded: number): void {
  const row = list?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (!list) return;
  const box = list.getBoundingClientRect();
  // Of a row that is not drawn its share of the whole height is near enough to have it drawn.
  const now = row?.getBoundingClientRect().top ?? box.top + (box.height / loaded) * index;
  if (Math.abs(now - top) > 1) window.scrollBy({ top: now - top, behavior: 'instant' });
  if (focused === undefined || !isNowhere(document.activeElement)) return;
  list.querySelector<HTMLElement>(`[data-index="${focused}"] a`)?.focus({ preventScroll: true });
}

/** After a change of page the focus is on the heading (use-page-focus.ts). */
const isNowhere = (focused: Element | null): boolean => focused === null || focused === document.body || focused.matches('h1');
