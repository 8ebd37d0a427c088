/** First two digits of a national number. Data: operators come and go. 96 is none. */
const MOBILE_CODES: readonly string[] = '20 33 50 70 77 80 87 88 90 91 92 93 94 95 97 98 99'.split(' ');
const FIXED_CODES: readonly string[] = '55 61 62 65 66 67 69 70 71 72 73 74 75 76 78 79'.split(' ');

export type PhoneKind = 'mobile' | 'fixed' | 'unknown';

/** What the two digits say. 70 is in use for both and is told as mobile, because a code by SMS can then be tried. */
export function phoneKind(national: string): PhoneKind {
  const code = national.slice(0, 2);
  if (MOBILE_CODES.includes(code)) return 'mobile';
  return FIXED_CODES.includes(code) ? 'fixed' : 'unknown';
}

export const COUNTRY = '998';
export const NATIONAL_DIGITS = 9;

/** Dialled before the country code for a call from abroad. */
const INTERNATIONAL = new RegExp(`^00(?=${COUNTRY}\\d{${NATIONAL_DIGITS}}$)`);
/** An 8 that stands by itself before the number, as in `8 71 234 56 78` and `8(71)2345678`. */
const LONE_EIGHT = new RegExp(`^\\D*(?:${COUNTRY}\\D*)?8\\D+\\d`);

const isKnown = (national: string): boolean => phoneKind(national) !== 'unknown';

/** Digits as dialled without the prefix for calls from abroad. */
export const withoutInternationalPrefix = (digits: string): string => digits.replace(INTERNATIONAL, '');

/**
 * National digits without the trunk prefix that was dialled before them, 0 or 8, where exactly a whole number remains. No number begins with 0, so that a 0 is
 * clear. An 8 is also the first digit of the codes 80, 87 and 88: it is a prefix only where `text`, the number as written, sets it apart, or where the number
 * makes sense in no other way. Digits that may be read both ways stay as they are, one too many.
 */
export function withoutTrunkPrefix(national: string, text: string): string {
  const rest = national.slice(1);
  if (rest.length !== NATIONAL_DIGITS || rest.startsWith('0')) return national;
  const isPrefix =
    national.startsWith('0') || (national.startsWith('8') && (LONE_EIGHT.test(text) || (!isKnown(national) && isKnown(rest))));
  return isPrefix ? rest : national;
}

/** Nine digits of which the first is a trunk prefix: a number that misses a digit, and must not pass for another one. */
export const missesDigit = (national: string, text: string): boolean => national.length === NATIONAL_DIGITS && LONE_EIGHT.test(text);
