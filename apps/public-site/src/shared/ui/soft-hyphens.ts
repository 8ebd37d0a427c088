/** Words of at most this length fit into the narrowest column. */
const SHORT_WORD = 12;
const SOFT_HYPHEN = '\u00ad';
const CYRILLIC_VOWELS = 'аеёиоуыэюя';
const CYRILLIC_SIGNS = 'ьъ';
const VOWEL = `[${CYRILLIC_VOWELS}aeiou]`;
/** A consonant that begins a syllable. Of «sh», «ch» and «gʻ» each is one. */
const ONSET = `(?:sh|ch|gʻ|(?!${VOWEL}|[${CYRILLIC_SIGNS}])\\p{L})`;
/** A vowel, and what follows it in its syllable: all consonants but the last before the next vowel. */
const SYLLABLE_END = new RegExp(`${VOWEL}(?:(?!${VOWEL})[\\p{L}ʻʼ])*?(?=${ONSET}${VOWEL})`, 'giu');
/** A single letter does not stay alone at the end of a line. */
const LEAST_LETTERS = 2;

/**
 * Marks where a long word may break between two syllables. Many browsers have no dictionary for `hyphens: auto` in Russian and none has
 * one in Uzbek, so they would break a word at any letter.
 */
export const withSoftHyphens = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) =>
    word.length > SHORT_WORD
      ? word.replace(SYLLABLE_END, (end, at: number) => (at + end.length < LEAST_LETTERS ? end : `${end}${SOFT_HYPHEN}`))
      : word,
  );
