import { APOSTROPHES } from '@muddat/validators';
import { foldWords, stripInvisible } from './fold.ts';

/** A word as it is written, in small letters, and its folded form. */
export type SpelledWord = { readonly folded: string; readonly spelled: string; readonly cyrillic: boolean };

const WORD = new RegExp(`[\\p{L}\\p{M}${APOSTROPHES}]+`, 'gu');
/** At least two letters: a single letter is a model series, and also a prefix of too many words. */
const LETTERS = /^[a-z]{2,}$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;

export const isCyrillic = (text: string): boolean => CYRILLIC.test(text);

/** The words of a text that consist of letters only: numbers are never corrected. */
export function spelledWords(text: string): SpelledWord[] {
  return [...stripInvisible(text).matchAll(WORD)].flatMap(([match]) => {
    const spelled = match.toLowerCase();
    const [folded, ...more] = foldWords(spelled);
    return folded === undefined || more.length > 0 || !LETTERS.test(folded) ? [] : [{ folded, spelled, cyrillic: isCyrillic(spelled) }];
  });
}
