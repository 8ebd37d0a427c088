/** A page's number, or a gap between two of them. */
export type PageMark = number | 'gap';

/**
 * The pages to offer: the first, the last, the current and its neighbours, gaps between them. A gap of one page is that page:
 * dots would take the same room.
 */
export function pageWindow(current: number, pages: number): readonly PageMark[] {
  const near = new Set([1, pages, current - 1, current, current + 1].filter((page) => page >= 1 && page <= pages));
  const marks: PageMark[] = [];
  let last = 0;
  for (const page of [...near].toSorted((a, b) => a - b)) {
    if (page - last === 2) marks.push(page - 1);
    else if (page - last > 2) marks.push('gap');
    marks.push(page);
    last = page;
  }
  return marks;
}
