import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Estimated height in px of a tile with a one-line title, used until the tile is measured. */
const TILE_HEIGHT = 88;
/** Tiles rendered above and below the screen, so that Tab finds the next one and fast scrolling shows no blank area. */
const BEYOND_SCREEN = 10;
/**
 * Lists of up to this many rows are rendered whole, by the server too: in-page search finds every row, and rendering them all is fast enough.
 * The virtualizer measures these rows too, so nothing moves when the list grows beyond the limit.
 */
const RENDER_ALL_UP_TO = 100;

/** Virtualises a long list: renders the rows near the screen, and the row with the focus, which must not be unmounted. */
export function useVirtualList(list: RefObject<HTMLElement | null>, items: readonly { id: string }[]) {
  const top = useTop(list);
  // The function changes only with `items`. With a new function the virtualizer measures all rows again, and without this memo it would do
  // so on every scroll, also with 10 000 rows.
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => TILE_HEIGHT,
    // Exact: rounded heights of a hundred rows add up to 60 px, by which the list would jump when it becomes virtualised.
    measureElement: (row) => row.getBoundingClientRect().height,
    getItemKey,
    overscan: BEYOND_SCREEN,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const focused = focusedRowIndex(list.current);
      if (focused === null || focused >= items.length || near.includes(focused)) return near;
      return [...near, focused].sort((one, other) => one - other);
    },
  });
  const measure = virtualizer.measureElement;
  if (items.length <= RENDER_ALL_UP_TO) return { rows: items.map((_, index) => ({ index, start: 0 })), measure };
  const rows = virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top }));
  return { rows, height: virtualizer.getTotalSize(), measure };
}

/** Index of the row with the focus; null if no row has it. */
export function focusedRowIndex(list: HTMLElement | null): number | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]');
  return row && list?.contains(row) ? Number(row.dataset['index']) : null;
}

/** Distance in px from the top of the document to the list. */
function useTop(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Measure again, because a bar above the list may appear or disappear.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}
