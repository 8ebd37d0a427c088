import { normaliseUzbek } from './normalise.ts';
import { toUzbekLatin } from './to-latin.ts';

/** Soft hyphens, zero-width and bidi characters: copied with a word, seen by nobody. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * One form for all the ways an Uzbek word is typed, to search by and to compare: small Latin letters, the right apostrophes, Cyrillic
 * turned into Latin, spaces single. `Ўзбекистон`, `O'ZBEKISTON` and `Oʻzbekiston` are `oʻzbekiston`. Not for showing.
 */
export function foldUzbek(text: string): string {
  return normaliseUzbek(toUzbekLatin(text.replace(UNSEEN, '')))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
