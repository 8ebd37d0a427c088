/** One emoji joined to the next, as in a family or a doctor: there the zero-width joiner is part of the picture. */
const JOINED_EMOJI = '\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*\\u200D(?=\\p{Extended_Pictographic})';
/** Control and format characters (bidi controls, zero-width characters, soft hyphens, tags) and halves of surrogate pairs; tab and line feed stay. */
const REMOVED = '(?![\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}]';
const KEPT_OR_REMOVED = new RegExp(`(${JOINED_EMOJI})|${REMOVED}`, 'gu');

/**
 * A text that other people read (a name, a review, a question, an address), without characters that show nothing but change how it is read: bidi controls can turn a
 * line around (Unicode TR36, 3.6), zero-width characters make two names that look the same. Every line break is a line feed. Letters, punctuation, emoji and
 * spaces stay; nothing is trimmed. Applied again it changes nothing. Not for passwords, which are kept as typed.
 *
 * @example cleanText('No\u202Edira\u200B') // 'Nodira'
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(KEPT_OR_REMOVED, (_found, emoji?: string) => emoji ?? '');
}

const APOSTROPHES = /[\u2018\u2019\u02BB\u02BC\u02B9\u2032\u00B4`]/g;

/** A text for comparing: all apostrophes that people type for oʻ, gʻ and the tutuq (`' ’ ‘ ʻ ʼ` and the grave accent) are one letter, `'`. Never for showing. */
export function foldApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'");
}
