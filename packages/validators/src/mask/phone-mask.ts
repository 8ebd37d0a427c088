import { fill } from './fill.ts';
import { parseMask } from './parse-mask.ts';
import type { Masked, MaskOptions } from './types.ts';

/** The phone of Uzbekistan. The behaviour below hangs on this very mask. */
export const PHONE_MASK = '+998 ## ### ## ##';
const COUNTRY = '998';
const NATIONAL_DIGITS = 9;
const NATIONAL_PLACES = parseMask(` ${PHONE_MASK.slice(5)}`);

const CODE_TYPED = new RegExp(`^${COUNTRY}`);
/** Digits typed one by one into a field that has put the code there already; a number of an operator 99 that starts so has no more than nine. */
const CODE_TYPED_AGAIN = new RegExp(`^${COUNTRY}(?=[1-9])`);

/** Up to nine digits are national whatever they start with, more are a code and a number. */
const withoutCode = (digits: string, code: RegExp): string => (digits.length > NATIONAL_DIGITS ? digits.replace(code, '') : digits);

/** Country code and national digits, apart. A code typed halfway stands alone; one of another country is null. */
function split(input: string): { code: string; national: string } | null {
  const digits = input.replace(/[^0-9]/g, '');
  if (!input.trimStart().startsWith('+')) return { code: COUNTRY, national: withoutCode(digits, CODE_TYPED) };
  if (digits.startsWith(COUNTRY)) return { code: COUNTRY, national: withoutCode(digits.slice(COUNTRY.length), CODE_TYPED_AGAIN) };
  return COUNTRY.startsWith(digits) ? { code: digits, national: '' } : null;
}

/**
 * A national number keeps all its digits whether the code was typed or not. A foreign code comes back as typed; a number that starts with 0 is shown, not
 * completed; further digits are left out and told.
 */
export function applyPhoneMask(input: string, options: MaskOptions): Masked {
  const parts = split(input);
  if (!parts) return { masked: input, unmasked: '', completed: false, error: 'foreign-code' };
  const { code, national } = parts;
  if (national === '') {
    // Only a code, or nothing yet: a typed `+998 ` keeps its space, so that it can be deleted again.
    const masked = /\d|\+/.test(input) ? `+${code}${code === COUNTRY && (options.eager || /\s$/.test(input)) ? ' ' : ''}` : '';
    return { masked, unmasked: '', completed: false };
  }
  const gap = /[0-9]\s$/.test(input) ? [' '] : [];
  const { shown, taken } = fill(NATIONAL_PLACES, [...national, ...gap], options.eager ?? false);
  const error = national.startsWith('0') ? 'bad-number' : national.length > NATIONAL_DIGITS ? 'too-long' : null;
  return {
    masked: `+${COUNTRY}${shown.join('')}`,
    unmasked: taken.join(''),
    completed: error === null && taken.length === NATIONAL_DIGITS,
    ...(error && { error }),
  };
}
