import { withoutSeparators } from '../normalise-digits.ts';
import { type CardNetwork, type CardSystem, CHECKED_NETWORKS, cardRange } from './systems.ts';

/** Whether the last of these ASCII digits is the check digit of the Luhn rule (ISO/IEC 7812-1). */
export function hasLuhnDigit(digits: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 1 ? (doubled[Number(digit)] ?? 0) : Number(digit)), 0);
  return sum % 10 === 0;
}

export type CardNumberCode = 'card-format' | 'card-length' | 'card-system' | 'card-check-digit';
export type ParsedCardNumber =
  | { ok: true; number: string; system: CardSystem; network?: CardNetwork; warning?: 'card-check-digit' }
  | { ok: false; code: CardNumberCode };

const CARD_DIGITS = 16;

/**
 * A card number as typed or pasted: spaces, dashes, Arabic-Indic and full-width digits are normalised. 16 digits of a range that the product takes; a range that is not in the
 * table (so also sixteen times the same digit) is `card-system`. A wrong check digit is an error for co-badged Visa and Mastercard, and for the local ranges
 * and UnionPay a warning: ask the customer to look again, and let the bank decide.
 */
export function parseCardNumber(text: string): ParsedCardNumber {
  const number = withoutSeparators(text);
  if (!/^\d+$/.test(number)) return { ok: false, code: 'card-format' };
  if (number.length !== CARD_DIGITS) return { ok: false, code: 'card-length' };
  const range = cardRange(number);
  if (!range) return { ok: false, code: 'card-system' };
  const checked = hasLuhnDigit(number);
  if (!checked && CHECKED_NETWORKS.includes(range.network)) return { ok: false, code: 'card-check-digit' };
  const { system, network } = range;
  return { ok: true, number, system, ...(network && { network }), ...(!checked && { warning: 'card-check-digit' }) };
}
