import { stripInvisible } from './fold.ts';

/** Longer queries are cut to this length. */
const QUERY_LETTERS_MAX = 200;
const WORDS_MAX = 8;
const CONTROL = /\p{Cc}/gu;

/** Makes any text safe to search and to show: well-formed, without control and invisible characters, at most 200 letters. */
export function sanitizeQuery(text: string): string {
  const start = stripInvisible(text)
    .slice(0, 4 * QUERY_LETTERS_MAX)
    .toWellFormed()
    .replaceAll(CONTROL, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(start).slice(0, QUERY_LETTERS_MAX).join('').trim();
}

/** The first eight words, because each word needs its own look-up. */
export const limitWords = <Word>(words: readonly Word[]): readonly Word[] => words.slice(0, WORDS_MAX);
