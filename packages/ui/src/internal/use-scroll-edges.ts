import { type RefObject, useEffect } from 'react';

type Side = 'start' | 'end' | 'both';

/** On which sides a row that scrolls sideways has hidden content. `left` is the scroll offset. */
export function hiddenSides(left: number, shown: number, whole: number): Side | null {
  // Ignores a fraction of a pixel, which zoomed pages have.
  const start = left > 1;
  const end = whole - shown - left > 1;
  if (start && end) return 'both';
  if (start) return 'start';
  return end ? 'end' : null;
}

/** Sets `data-more` of a row that scrolls: styles fade the edges that hide content. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const side = hiddenSides(Math.abs(element.scrollLeft), element.clientWidth, element.scrollWidth);
      if (side) element.dataset['more'] = side;
      else delete element.dataset['more'];
    };
    mark();
    element.addEventListener('scroll', mark, { passive: true });
    const sizes = new ResizeObserver(mark);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [row]);
}
