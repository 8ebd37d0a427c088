/** A page number, or a gap between two numbers. */
export type PaginationItem = number | 'gap';

/**
 * The page numbers to show: the first, the last, the current one and its neighbours, with gaps between them. A gap of one page shows that
 * page instead, because dots would be as wide.
 */
export function paginationItems(current: number, pages: number): readonly PaginationItem[] {
  const near = new Set([1, pages, current - 1, current, current + 1].filter((page) => page >= 1 && page <= pages));
  const marks: PaginationItem[] = [];
  let last = 0;
  for (const page of [...near].toSorted((a, b) => a - b)) {
    if (page - last === 2) marks.push(page - 1);
    else if (page - last > 2) marks.push('gap');
    marks.push(page);
    last = page;
  }
  return marks;
}
