/** A joiner between emoji or a variation selector after one. These are the only invisible characters that are kept. */
const IN_EMOJI = '(?<=\\p{Emoji}\\p{EMod}?)\\uFE0F|(?<=\\p{ExtPict}\\p{EMod}?\\uFE0F?)\\u200D(?=\\p{ExtPict})';
/** Zero-width, bidi and filler characters (Unicode: Default_Ignorable_Code_Point), annotations, halves of surrogate pairs, and U+00AD. */
const INVISIBLE = '[\\p{DI}\\p{Cs}\\uFFF9-\\uFFFB]';
const INVISIBLE_BUT_EMOJI = new RegExp(`(${IN_EMOJI})|${INVISIBLE}`, 'gu');
/** The braille blank (U+2800) looks like a space but is not white space in Unicode. */
const CONTROL_OR_BLANK = /(?![\t\n])\p{Cc}|\u2800/gu;
const LINE_ENDS = /\r\n|[\r\u2028\u2029\u0085]/g;

/**
 * Cleans a text that other people read. Removes invisible characters and those that reorder text (UTS 39, UAX 9), uses line feeds as line
 * ends, and trims white space. A text of only such characters becomes empty.
 */
export function cleanText(text: string): string {
  return text.replace(LINE_ENDS, '\n').replace(INVISIBLE_BUT_EMOJI, '$1').replace(CONTROL_OR_BLANK, ' ').trim();
}

/**
 * What people type for oʻ, gʻ and the tutuq: `' ’ ‘ ʻ ʼ`, accents, primes and other modifier letters (uzbekistan, Alphabets). Meant for
 * a character class of a regular expression, such as that of a word.
 */
export const APOSTROPHES = "'`\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u02cb\u2018\u2019\u201b\u2032\ua78c\uff07";
const APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'gu');

/** A text for comparing: all `APOSTROPHES` are one letter, `'`. Never for showing. */
export function foldApostrophes(text: string): string {
  return text.replace(APOSTROPHE, "'");
}
