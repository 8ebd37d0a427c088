import { withoutSeparators } from '../normalise-digits.ts';
import { type CalendarDate, isoDate } from './parse-date.ts';

export type PinflCode = 'pinfl-format' | 'pinfl-date' | 'pinfl-check-digit';
export type Sex = 'male' | 'female';
export type ParsedPinfl = { ok: true; pinfl: string; sex: Sex; birthdate: CalendarDate } | { ok: false; code: PinflCode };

/** Digit 1 is 1 to 6: two for each century, the first of them for men. */
const FORM = /^([1-6])(\d\d)(\d\d)(\d\d)\d{7}$/;
const BODY_DIGITS = 13;
const FIRST_CENTURY = 1800;

/**
 * A PINFL (JShShIR) as typed or pasted: spaces, dashes, Arabic-Indic and full-width digits are normalised. Gives the sex and the birthdate (`YYYY-MM-DD`) that it says.
 * `pinfl-format`: not 14 digits that begin with 1 to 6; `pinfl-date`: its date never was; `pinfl-check-digit`: mistyped.
 */
export function parsePinfl(text: string): ParsedPinfl {
  const pinfl = withoutSeparators(text);
  const [, first, day, month, year] = FORM.exec(pinfl) ?? [];
  if (first === undefined) return { ok: false, code: 'pinfl-format' };
  const century = FIRST_CENTURY + 100 * Math.floor((Number(first) - 1) / 2);
  const birthdate = isoDate(century + Number(year), Number(month), Number(day));
  if (birthdate === null) return { ok: false, code: 'pinfl-date' };
  if (pinfl[BODY_DIGITS] !== pinflCheckDigit(pinfl.slice(0, BODY_DIGITS))) return { ok: false, code: 'pinfl-check-digit' };
  return { ok: true, pinfl, sex: Number(first) % 2 === 1 ? 'male' : 'female', birthdate };
}

const WEIGHTS = [7, 3, 1];

/** The 14th digit of a PINFL, from the first thirteen: the sum of digit times 7, 3, 1 over and over, its last digit. */
export function pinflCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0);
  return String(sum % 10);
}
