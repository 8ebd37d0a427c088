const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/** Arabic-Indic digits (U+0660 to U+0669) and the extended ones (U+06F0 to U+06F9) become ASCII; every other character stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < EXTENDED_ARABIC_INDIC_ZERO ? ARABIC_INDIC_ZERO : EXTENDED_ARABIC_INDIC_ZERO));
  });
}

/**
 * Normalises pasted text before any rule checks it. Removes invisible characters (bidi controls, zero-width characters, soft hyphens),
 * turns white space of any width into plain spaces and digits into ASCII. Letters and signs stay; the caller decides whether they are
 * valid.
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
