/** Maximum length of a search text (contract, listOrders). */
export const MAX_SEARCH_LENGTH = 100;

/** Normalises a typed text or a URL value to the search text; empty means no search. */
export function normalizeSearchText(typed: unknown): string {
  if (typeof typed !== 'string' && typeof typed !== 'number') return '';
  return [...String(typed).replaceAll(/\s+/g, ' ').trim()].slice(0, MAX_SEARCH_LENGTH).join('').trim();
}

/**
 * The search text as a URL value. The router parses digits as a number and would write a string of digits back in quotes. So a text of
 * digits is returned as a number if the conversion loses nothing.
 */
export function searchTextToParam(text: string): string | number {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
