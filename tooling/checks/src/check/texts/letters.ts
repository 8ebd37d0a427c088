const WORD = /[\p{L}\p{M}'’‘`´ʻʼ]+/gu;
/** What follows an apostrophe in English: it's, don't, we've. */
const ENGLISH_ENDING = /['’](?:t|s|S|d|m|re|ve|ll)$/;

/** Words of two alphabets: a Cyrillic letter inside a Latin word, or the other way round. They look right and are found by nothing. */
export const mixedWords = (text: string): string[] =>
  (text.match(WORD) ?? []).filter((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));

/**
 * Uzbek words of Latin letters with a wrong apostrophe: oʻ and gʻ take U+02BB, the tutuq takes U+02BC, each only its own.
 * In a text that may be English (`strict` off) its contractions and possessives pass.
 */
export function wrongApostrophes(text: string, strict: boolean): string[] {
  return (text.match(WORD) ?? []).filter((word) => {
    if (!/^[\p{Script=Latin}\p{M}'’‘`´ʻʼ]+$/u.test(word) || !/\p{L}/u.test(word)) return false;
    if (/[OoGg]ʼ|(?<=\p{Script=Latin})(?<![OoGg])ʻ/u.test(word)) return true;
    if (!strict && ENGLISH_ENDING.test(word)) return false;
    return /\p{Script=Latin}['’‘`´]\p{Script=Latin}/u.test(word) || (strict && /[OoGg]['’‘`´]$/.test(word));
  });
}

/** What is wrong with the letters of a text. */
export function faultsOfLetters(text: string, strict = false): string[] {
  return [
    ...mixedWords(text).map((word) => `two alphabets in one word: ${word}`),
    ...wrongApostrophes(text, strict).map((word) => `oʻ and gʻ take U+02BB, the tutuq takes U+02BC: ${word}`),
  ];
}
