/** As much as the API takes (contract, listOrders). */
export const SEARCH_MAX = 100;

/** What is looked for, of what was typed or stands in an address; empty for nothing. */
export function searchTextOf(typed: unknown): string {
  if (typeof typed !== 'string' && typeof typed !== 'number') return '';
  return [...String(typed).replaceAll(/\s+/g, ' ').trim()].slice(0, SEARCH_MAX).join('').trim();
}

/**
 * The same as it stands in the address. The router reads a text of digits as a number and would write it back in quotes, so it is kept as the
 * number where that loses nothing.
 */
export function searchInAddress(text: string): string | number {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
