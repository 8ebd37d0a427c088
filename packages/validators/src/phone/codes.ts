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
