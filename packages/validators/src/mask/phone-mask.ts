import { cleanPasted } from '../normalise-digits.ts';
import { COUNTRY, NATIONAL_DIGITS, withoutInternationalPrefix, withoutTrunkPrefix } from '../phone/codes.ts';
import { fillMask } from './fill-mask.ts';
import { parseMask } from './parse-mask.ts';
import type { Masked, MaskOptions } from './types.ts';

/** The phone of Uzbekistan. The functions below work only with this mask. */
export const PHONE_MASK = '+998 ## ### ## ##';
const NATIONAL_PLACES = parseMask(` ${PHONE_MASK.slice(5)}`);

const CODE_TYPED = new RegExp(`^${COUNTRY}`);
/**
 * The country code typed digit by digit into a field that already shows it. A national number of operator 99 that starts with the same
 * digits has at most nine.
 */
const CODE_TYPED_AGAIN = new RegExp(`^${COUNTRY}(?=[1-9])`);

/** Up to nine digits are a national number, whatever they start with; more are a code and a number. */
const withoutCode = (digits: string, code: RegExp): string => (digits.length > NATIONAL_DIGITS ? digits.replace(code, '') : digits);

/** Splits an input into country code and national digits. A partly typed code is returned alone; a foreign code gives null. */
function split(input: string): { code: string; national: string } | null {
  const digits = input.replace(/[^0-9]/g, '');
  const national = (rest: string, code: RegExp) => withoutTrunkPrefix(withoutCode(rest, code), input);
  if (!input.trimStart().startsWith('+')) return { code: COUNTRY, national: national(withoutInternationalPrefix(digits), CODE_TYPED) };
  if (digits.startsWith(COUNTRY)) return { code: COUNTRY, national: national(digits.slice(COUNTRY.length), CODE_TYPED_AGAIN) };
  return COUNTRY.startsWith(digits) ? { code: digits, national: '' } : null;
}

function errorOf(national: string): Masked['error'] {
  if (national.length > NATIONAL_DIGITS) return 'too-long';
  return national.startsWith('0') ? 'bad-number' : undefined;
}

/**
 * Formats a phone. A national number keeps all its digits, with or without the code; a trunk prefix is removed. A foreign code is
 * returned as typed with an error. A number that starts with 0 is shown but never completed. Extra digits are dropped and reported as
 * `too-long`.
 */
export function applyPhoneMask(typed: string, options: MaskOptions): Masked {
  const input = cleanPasted(typed);
  const parts = split(input);
  if (!parts) return { masked: typed, unmasked: '', completed: false, error: 'foreign-code' };
  const { code, national } = parts;
  if (national === '') {
    // Only a code, or nothing yet: a typed `+998 ` keeps its space, so that it can be deleted again.
    const masked = /\d|\+/.test(input) ? `+${code}${code === COUNTRY && (options.eager || /\s$/.test(input)) ? ' ' : ''}` : '';
    return { masked, unmasked: '', completed: false };
  }
  const gap = /[0-9]\s$/.test(input) ? [' '] : [];
  const { output, taken } = fillMask(NATIONAL_PLACES, [...national, ...gap], options.eager ?? false);
  const error = errorOf(national);
  return {
    masked: `+${COUNTRY}${output.join('')}`,
    unmasked: taken.join(''),
    completed: error === undefined && taken.length === NATIONAL_DIGITS,
    ...(error && { error }),
  };
}
