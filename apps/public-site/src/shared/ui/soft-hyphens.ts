/** Words of at most this length fit into the narrowest column. */
const SHORT_WORD = 12;
const SOFT_HYPHEN = '\u00ad';
const CYRILLIC_VOWELS = 'аеёиоуыэюя';
const CYRILLIC_SIGNS = 'ьъ';
const VOWEL = `[${CYRILLIC_VOWELS}aeiou]`;
/** The letters between two vowels. Of «sh», «ch» and «gʻ» each is one letter. */
const BETWEEN = `(?:(?!${VOWEL})[\\p{L}ʻʼ])*`;
const ONSET = `(?:sh|ch|gʻ|(?!${VOWEL}|[${CYRILLIC_SIGNS}])\\p{L})`;
/** Before the last consonant between two vowels, at least two letters after the beginning of the word. */
const BREAK = new RegExp(`(?<=\\p{L}{2})(?<=${VOWEL}${BETWEEN})(?<![sc](?=h))(?=${ONSET}${VOWEL})`, 'giu');

/**
 * Marks where a long word may break between two syllables. Many browsers have no dictionary for `hyphens: auto` in Russian and none has
 * one in Uzbek, so they would break a word at any letter.
 */
export const withSoftHyphens = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word.length > SHORT_WORD ? word.replace(BREAK, SOFT_HYPHEN) : word));
