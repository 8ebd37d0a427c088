/** The zeros of the digits that keyboards and copied texts put in place of ASCII: Arabic-Indic, extended Arabic-Indic and full-width. */
const ZEROS = [0x0660, 0x06f0, 0xff10];
/** From a full-width sign (U+FF01 to U+FF5E) to the ASCII sign of the same meaning. */
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Arabic-Indic digits (U+0660 to U+0669), the extended ones (U+06F0 to U+06F9) and full-width ones (U+FF10 to U+FF19) become ASCII; every
 * other character stays.
 */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
  });
}

/**
 * Normalises pasted text before any rule checks it. Removes invisible characters (bidi controls, zero-width characters, soft hyphens),
 * turns white space of any width into plain spaces, digits into ASCII, and full-width letters and signs (`＋`, `／`, `Ａ`) into the plain
 * ones. Other letters and signs stay; the caller decides whether they are valid. Compatibility normalisation (NFKC) as a whole is no
 * option, because it makes digits of signs that are none: `50²` would be 502.
 */
export function cleanPasted(text: string): string {
  // U+FEFF counts as white space to `\s`, though it shows nothing.
  const spaced = text.replace(/[^\S\uFEFF]/g, ' ');
  const plain = spaced.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return normaliseDigits(plain.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, ''));
}

/** A number as typed or pasted, without what people put between its groups: white space, hyphens and dashes. */
export function withoutSeparators(text: string): string {
  return cleanPasted(text).replace(/[\s\u002D\u2010-\u2015\u2212]/g, '');
}
