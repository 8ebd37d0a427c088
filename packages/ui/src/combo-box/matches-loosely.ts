import { foldUzbek } from '@muddat/i18n';

/** Maximum number of cached texts. Each key press compares the whole list, and folding a text costs more than comparing it. */
const CACHE_MAX = 20_000;
const foldCache = new Map<string, string>();

/**
 * Removes the apostrophes, because many people leave them out: `Oʻzbekiston`, `O'zbekiston`, `Ozbekiston` and `Ўзбекистон` become equal.
 */
const foldText = (text: string): string => foldUzbek(text).replace(/[ʻʼ]/g, '');

function foldCached(text: string): string {
  const known = foldCache.get(text);
  if (known !== undefined) return known;
  if (foldCache.size >= CACHE_MAX) foldCache.clear();
  const fresh = foldText(text);
  foldCache.set(text, fresh);
  return fresh;
}

/** Whether each word of the query occurs in the text, whatever its alphabet, case and apostrophes (uzbekistan, Alphabets). */
export function matchesFuzzily(text: string, query: string): boolean {
  const hay = foldCached(text);
  return foldText(query)
    .split(' ')
    .every((word) => hay.includes(word));
}
