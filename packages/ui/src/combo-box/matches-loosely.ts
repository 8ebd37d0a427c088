import { foldUzbek } from '@muddat/i18n';

/** Folding costs more than comparing, and a long list is compared at every key. */
const KEPT_MAX = 20_000;
const kept = new Map<string, string>();

/** Without apostrophes altogether, as many leave them out: `Oʻzbekiston`, `O'zbekiston`, `Ozbekiston` and `Ўзбекистон` are one. */
const folded = (text: string): string => foldUzbek(text).replace(/[ʻʼ]/g, '');

function foldedOnce(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  if (kept.size >= KEPT_MAX) kept.clear();
  const fresh = folded(text);
  kept.set(text, fresh);
  return fresh;
}

/** Every word of the query stands somewhere in the text, whatever its alphabet, case and apostrophes (uzbekistan, Alphabets). */
export function matchesLoosely(text: string, query: string): boolean {
  const hay = foldedOnce(text);
  return folded(query)
    .split(' ')
    .every((word) => hay.includes(word));
}
