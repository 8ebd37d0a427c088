const WORD = /[\p{L}\p{M}'’‘`´ʻʼ]+/gu;
/** English contractions and possessives: it's, don't, we've. */
const ENGLISH_ENDING = /['’](?:t|s|S|d|m|re|ve|ll)$/;

/** Words that mix Cyrillic and Latin letters. They look right, but a search does not find them. */
export const findMixedAlphabetWords = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));

/**
 * Uzbek words in Latin letters with a wrong apostrophe: oʻ and gʻ take U+02BB, the tutuq takes U+02BC. Without `strict` the text may be
 * English, and contractions and possessives pass.
 */
export function findWrongApostrophes(text: string, strict: boolean): string[] {
  return (text.match(WORD) ?? []).filter((word) => {
    if (!/^[\p{Script=Latin}\p{M}'’‘`´ʻʼ]+$/u.test(word) || !/\p{L}/u.test(word)) return false;
    if (/[OoGg]ʼ|(?<=\p{Script=Latin})(?<![OoGg])ʻ/u.test(word)) return true;
    if (!strict && ENGLISH_ENDING.test(word)) return false;
    return /\p{Script=Latin}['’‘`´]\p{Script=Latin}/u.test(word) || (strict && /[OoGg]['’‘`´]$/.test(word));
  });
}

/** What is wrong with the letters of a text. */
export function findLetterErrors(text: string, strict = false): string[] {
  return [
    ...findMixedAlphabetWords(text).map((word) => `two alphabets in one word: ${word}`),
    ...findWrongApostrophes(text, strict).map((word) => `oʻ and gʻ take U+02BB, the tutuq takes U+02BC: ${word}`),
  ];
}
