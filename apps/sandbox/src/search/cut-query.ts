import { dropUnseen } from './fold.ts';

/** Of a longer text the rest is not looked for. */
const QUERY_LETTERS_MAX = 200;
const WORDS_MAX = 8;
const CONTROL = /\p{Cc}/gu;

/** A text as it came from anywhere, made fit to be looked for and shown again: well-formed, without control characters and what nobody sees, at most 200 letters. */
export function cutQuery(text: string): string {
  const start = dropUnseen(text)
    .slice(0, 4 * QUERY_LETTERS_MAX)
    .toWellFormed()
    .replaceAll(CONTROL, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return Array.from(start).slice(0, QUERY_LETTERS_MAX).join('').trim();
}

/** At most eight words are looked for: each is a look-up of its own. */
export const cutWords = <Word>(words: readonly Word[]): readonly Word[] => words.slice(0, WORDS_MAX);
