const SEPARATORS = /[ \u00A0\u202F']/g;
const AMOUNT = /^(?:\d+|\d{1,3}(?:[ \u00A0\u202F']\d{3})+)(?:[.,]\d{1,2})?$/;

/**
 * What a person typed as a sum, in so'm with at most 2 decimals. Groups of three by space, U+00A0, U+202F or `'`; one `,` or `.` as the decimal mark.
 * Letters, signs, exponents, misplaced groups, an empty text and sums that a number cannot hold exactly are null.
 */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  if (!AMOUNT.test(trimmed)) return null;
  const amount = Number(trimmed.replace(SEPARATORS, '').replace(',', '.'));
  return amount <= Number.MAX_SAFE_INTEGER ? amount : null;
}
