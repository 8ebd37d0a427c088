/** Characters that text of ours or of customers has and a font may lack, each with the text that says the same. */
const SUBSTITUTES: ReadonlyMap<string, string> = new Map([
  ['″', '"'],
  ['ʺ', '"'],
  ['‟', '"'],
  ['′', "'"],
  ['‛', "'"],
  ['‐', '-'],
  ['‑', '-'],
  ['‒', '–'],
  ['―', '—'],
  ['−', '-'],
  ['⁄', '/'],
  ['∕', '/'],
  ['µ', 'u'],
  // No-break spaces stay no-break spaces.
  ['\u2007', '\u00a0'],
  ['\u202f', '\u00a0'],
]);

/** Controls, bidi and zero-width characters, variation selectors, code points that are no characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}\p{Noncharacter_Code_Point}]/u;
const SPACE = /[\t\p{Z}]/u;
const MARK = /\p{M}/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;

/**
 * The text as a font can draw it, for files whose font has no fallback (PDF, pictures): a character without a glyph would be an empty box.
 * Similar characters replace it (`″` is `"`), invisible ones and emoji are dropped, and of what is left each is replaced by
 * `replaceUnknown`, by default a question mark.
 *
 * @example printable('14″ 💻', (codePoint) => font.hasGlyphForCodePoint(codePoint)) // '14" '
 */
export function toPrintable(
  text: string,
  hasGlyph: (codePoint: number) => boolean,
  replaceUnknown: (character: string) => string = () => '?',
): string {
  const canDraw = (character: string): boolean => hasGlyph(character.codePointAt(0) ?? 0);
  const draw = (character: string): string => {
    if (character === '\n') return character;
    if (character !== '\t' && INVISIBLE.test(character)) return '';
    if (canDraw(character)) return character;
    const substitute = SUBSTITUTES.get(character);
    if (substitute !== undefined) return substitute;
    if (SPACE.test(character)) return ' ';
    if (MARK.test(character) || EMOJI.test(character)) return '';
    // Ligatures, full-width letters and letters with rare accents come apart into letters that most fonts have.
    const parts = Array.from(character.normalize('NFKD')).filter((part) => !MARK.test(part));
    return parts.every(canDraw) ? parts.join('') : replaceUnknown(character);
  };
  return Array.from(text.normalize('NFC'), draw).join('');
}
