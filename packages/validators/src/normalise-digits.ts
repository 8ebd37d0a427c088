const ARABIC_INDIC_ZERO = 0x0660;

/** Arabic-Indic digits (U+0660 to U+0669) become ASCII; every other character stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO));
}

/** What people put between the groups of a number: white space of any width, hyphens and dashes. */
export function stripSeparators(text: string): string {
  return text.replace(/[\s\u002D\u2010-\u2015\u2212]/g, '');
}
