/** A table that continues on another page has at least this many rows on each of its pages. */
const LEAST_ROWS = 3;

/**
 * Splits the rows of a table, by their heights, into pages: how many rows each page gets. A leading 0 starts the table on a new page. No
 * page gets fewer than `LEAST_ROWS` rows, unless the table is shorter or its rows are higher than a page.
 *
 * @param first height that is left for rows on the current page
 * @param page height for rows on each later page
 */
export function splitRows(heights: readonly number[], first: number, page: number): number[] {
  const counts: number[] = [];
  let start = 0;
  while (start < heights.length) {
    const left = heights.length - start;
    const isCurrent = counts.length === 0;
    const fitting = countFitting(heights.slice(start), isCurrent ? first : page);
    const kept = fitting >= left ? left : Math.min(fitting, left - LEAST_ROWS);
    const isTooFew = kept < Math.min(LEAST_ROWS, left);
    // A new page cannot hold more: take what fits, but at least one row, so that each page gets nearer to the end.
    const count = isTooFew ? (isCurrent ? 0 : Math.max(fitting, 1)) : kept;
    counts.push(count);
    start += count;
  }
  return counts;
}

function countFitting(heights: readonly number[], room: number): number {
  let used = 0;
  const over = heights.findIndex((height) => {
    used += height;
    return used > room;
  });
  return over === -1 ? heights.length : over;
}
