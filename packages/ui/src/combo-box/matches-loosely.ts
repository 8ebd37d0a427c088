import { foldUzbek } from '@muddat/i18n';

/** Maximum number of cached texts. Each key press compares the whole list, and folding a text costs more than comparing it. */
const KEPT_MAX = 20_000;
const kept = new Map<string, string>();

/**
 * Removes the apostrophes, because many people leave them out: `Oʻzbekiston`, `O'zbekiston`, `Ozbekiston` and `Ўзбекистон` become equal.
 */
const folded = (text: string): string => foldUzbek(text).replace(/[ʻʼ]/g, '');

function foldedOnce(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const fresh = folded(text);
  kept.set(text, fresh);
  return fresh;
}

/** Whether each word of the query occurs in the text, whatever its alphabet, case and apostrophes (uzbekistan, Alphabets). */
export function matchesLoosely(text: string, query: string): boolean {
  const hay = foldedOnce(text);
  return folded(query)
    .split(' ')
    .every((word) => hay.includes(word));
}
