/** First two digits of a national number. Update them when operators change. 96 is not a code. */
const MOBILE_CODES: readonly string[] = '20 33 50 70 77 80 87 88 90 91 92 93 94 95 97 98 99'.split(' ');
const FIXED_CODES: readonly string[] = '55 61 62 65 66 67 69 70 71 72 73 74 75 76 78 79'.split(' ');

export type PhoneKind = 'mobile' | 'fixed' | 'unknown';

/**
 * The kind of a number by its first two digits. 70 is used for both kinds and counts as mobile, because a code by SMS can then be tried.
 */
export function phoneKind(national: string): PhoneKind {
  const code = national.slice(0, 2);
  if (MOBILE_CODES.includes(code)) return 'mobile';
  return FIXED_CODES.includes(code) ? 'fixed' : 'unknown';
}

export const COUNTRY = '998';
export const NATIONAL_DIGITS = 9;

/** The international prefix 00 before the country code. */
const INTERNATIONAL = new RegExp(`^00(?=${COUNTRY}\\d{${NATIONAL_DIGITS}}$)`);
/** An 8 set apart before the number, as in `8 71 234 56 78` and `8(71)2345678`. */
const LONE_EIGHT = new RegExp(`^\\D*(?:${COUNTRY}\\D*)?8\\D+\\d`);

const isKnown = (national: string): boolean => phoneKind(national) !== 'unknown';

/** Digits as dialled without the prefix for calls from abroad. */
export const withoutInternationalPrefix = (digits: string): string => digits.replace(INTERNATIONAL, '');

/**
 * Removes a trunk prefix, 0 or 8, if exactly a complete national number remains. No number starts with 0, so a leading 0 is always a
 * prefix. An 8 is also the first digit of the codes 80, 87 and 88. It is a prefix only if `text`, the number as written, sets it apart,
 * or if the number is invalid otherwise. Ambiguous digits stay as they are, one too many.
 */
export function withoutTrunkPrefix(national: string, text: string): string {
  const rest = national.slice(1);
  if (rest.length !== NATIONAL_DIGITS || rest.startsWith('0')) return national;
  const isPrefix =
    national.startsWith('0') || (national.startsWith('8') && (LONE_EIGHT.test(text) || (!isKnown(national) && isKnown(rest))));
  return isPrefix ? rest : national;
}

/** Nine digits of which the first is a trunk prefix: the number lacks a digit and must not pass as another number. */
export const missesDigit = (national: string, text: string): boolean => national.length === NATIONAL_DIGITS && LONE_EIGHT.test(text);
