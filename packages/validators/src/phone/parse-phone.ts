import { normaliseDigits, stripSeparators } from '../normalise-digits.ts';
import { type PhoneKind, phoneKind } from './codes.ts';

export type PhoneCode = 'phone-format' | 'phone-length' | 'foreign-code' | 'bad-number';
export type ParsedPhone = { ok: true; phone: string; kind: PhoneKind; warning?: 'phone-code' } | { ok: false; code: PhoneCode };

const NATIONAL_DIGITS = 9;

/** The national digits in what is left without separators; null for a foreign country code. */
function nationalPart(digits: string): string | null {
  if (digits.startsWith('+')) return digits.startsWith('+998') ? digits.slice(4) : null;
  return digits.startsWith('998') && digits.length > NATIONAL_DIGITS ? digits.slice(3) : digits;
}

/**
 * A phone of Uzbekistan as typed or pasted, with or without its country code, to the stored form `+998XXXXXXXXX`. An unknown operator code is a warning,
 * never a block. `foreign-code`: another country; `phone-length`: not 9 national digits; `bad-number`: a national number cannot start with 0.
 */
export function parsePhone(text: string): ParsedPhone {
  const digits = stripSeparators(normaliseDigits(text)).replace(/[().]/g, '');
  if (!/^\+?\d+$/.test(digits)) return { ok: false, code: 'phone-format' };
  const national = nationalPart(digits);
  if (national === null) return { ok: false, code: 'foreign-code' };
  if (national.startsWith('0')) return { ok: false, code: 'bad-number' };
  if (national.length !== NATIONAL_DIGITS) return { ok: false, code: 'phone-length' };
  const kind = phoneKind(national);
  return { ok: true, phone: `+998${national}`, kind, ...(kind === 'unknown' && { warning: 'phone-code' }) };
}
