const BETWEEN_WORDS = /\s+/u;
const NO_LETTER = /[^\p{L}]+/gu;
const ONE_LETTER_AGAIN = /^(\p{L})\1+$/u;

/**
 * Whether a text has a word of one repeated letter (`zzzzzz`): a key that was held down, not the beginning of a name. Folding would reduce
 * it to a single letter, which occurs in every second name.
 */
export const hasHeldKey = (text: string): boolean =>
  text
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .some((word) => ONE_LETTER_AGAIN.test(word.replaceAll(NO_LETTER, '')));
