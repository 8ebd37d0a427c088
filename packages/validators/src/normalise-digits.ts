/** The zero of each set of Arabic-Indic digits is at a multiple of 16. */
const SET_START = 16;

/**
 * Arabic-Indic digits (U+0660 to U+0669) and the extended ones (U+06F0 to U+06F9) become ASCII, and so do full-width digits with the letters
 * and signs of the same width (`９`, `＋`, `／`, `Ａ`); every other character stays. Compatibility normalisation (NFKC) of the whole text is
 * no option, because it makes digits of signs that are none: `50²` would be 502.
 */
export function normaliseDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % SET_START))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => sign.normalize('NFKC'));
}

/**
 * Normalises pasted text before any rule checks it. Removes invisible characters (bidi controls, zero-width characters, soft hyphens),
 * turns white space of any width into plain spaces and digits into ASCII. Letters and signs stay, though full-width ones become plain; the
 * caller decides whether they are valid.
 */
export function cleanPasted(text: string): string {
  // U+FEFF counts as white space to `\s`, though it shows nothing.
  const spaced = text.replace(/[^\S\uFEFF]/g, ' ');
  return normaliseDigits(spaced.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
}

/** A number as typed or pasted, without what people put between its groups: white space, hyphens and dashes. */
export function withoutSeparators(text: string): string {
  return cleanPasted(text).replace(/[\s\u002D\u2010-\u2015\u2212]/g, '');
}
