import { cleanPasted, withoutSeparators } from '../normalise-digits.ts';
import {
  COUNTRY,
  missesDigit,
  NATIONAL_DIGITS,
  type PhoneKind,
  phoneKind,
  withoutInternationalPrefix,
  withoutTrunkPrefix,
} from './codes.ts';

export type PhoneCode = 'phone-format' | 'phone-length' | 'foreign-code' | 'bad-number';
export type ParsedPhone = { ok: true; phone: string; kind: PhoneKind; warning?: 'phone-code' } | { ok: false; code: PhoneCode };

/** The digits after the country code, in what is left without separators; null for a foreign country code. */
function afterCode(digits: string): string | null {
  if (digits.startsWith('+')) return digits.startsWith(`+${COUNTRY}`) ? digits.slice(COUNTRY.length + 1) : null;
  const dialled = withoutInternationalPrefix(digits);
  return dialled.startsWith(COUNTRY) && dialled.length > NATIONAL_DIGITS ? dialled.slice(COUNTRY.length) : dialled;
}

/**
 * A phone of Uzbekistan as typed or pasted, with or without its country code or a trunk prefix (`8 90 ...`, `0 90 ...`, `00998 90 ...`), to the stored form
 * `+998XXXXXXXXX`. An unknown operator code is a warning, never a block. `foreign-code`: another country; `phone-length`: not 9 national digits, or digits that
 * may be read as two numbers; `bad-number`: a national number cannot start with 0.
 */
export function parsePhone(text: string): ParsedPhone {
  const digits = withoutSeparators(text).replace(/[().]/g, '');
  if (!/^\+?\d+$/.test(digits)) return { ok: false, code: 'phone-format' };
  const typed = afterCode(digits);
  if (typed === null) return { ok: false, code: 'foreign-code' };
  const plain = cleanPasted(text);
  const national = withoutTrunkPrefix(typed, plain);
  if (national.startsWith('0')) return { ok: false, code: 'bad-number' };
  if (national.length !== NATIONAL_DIGITS || (national === typed && missesDigit(national, plain)))
    return { ok: false, code: 'phone-length' };
  const kind = phoneKind(national);
  return { ok: true, phone: `+998${national}`, kind, ...(kind === 'unknown' && { warning: 'phone-code' }) };
}
