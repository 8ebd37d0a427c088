import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** A tile with a title of one line, before it is measured; px. */
const TILE_HEIGHT = 88;
/** Tiles drawn above and below the screen: the next one by Tab is there, and nothing is white while the thumb is quick. */
const BEYOND_SCREEN = 10;
/** So many rows are drawn whole: a search in the page finds them all, and no frame is long. */
const FEW = 100;

/** Which rows of a list in the page are to be drawn, and where: those near the screen, and the one with the focus, which must not go away. */
export function useLongList(list: RefObject<HTMLElement | null>, items: readonly { id: string }[]) {
  const top = useTop(list);
  // The same function as long as the rows are the same: with another one all rows are measured anew, at each scroll of 10 000.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => TILE_HEIGHT,
    getItemKey,
    overscan: BEYOND_SCREEN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      if (range.count <= FEW) return Array.from({ length: range.count }, (_, index) => index);
      const near = defaultRangeExtractor(range);
      const focused = focusedIndex(list.current);
      if (focused === null || focused >= items.length || near.includes(focused)) return near;
      return [...near, focused].sort((one, other) => one - other);
    },
  });
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top }));
  return { rows, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}

/** The number of the row that has the focus. */
export function focusedIndex(list: HTMLElement | null): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && list?.contains(row) ? Number(row.dataset['index']) : null;
}

/** How far below the head of the page the list begins; px. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // A bar above the list may come and go.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
