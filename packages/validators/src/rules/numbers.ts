import { fail, type RuleResult } from '../failure.ts';
import { isEmpty } from './presence.ts';

/**
 * The text that rules on text check: a string as it is, a number in decimal notation. Null for any other value (objects, arrays,
 * booleans, NaN, infinities), which fails.
 */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  // String() writes whole numbers from 1e21 on and fractions below 1e-6 with an exponent; decimal text has none.
  if (Number.isInteger(value)) return String(BigInt(value));
  const [mantissa = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return mantissa;
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace(/[-.]/g, '')}`;
}

/** Digits only, all ASCII or all Arabic-Indic; normaliseDigits makes them ASCII before they are sent. */
export function number(value: unknown): RuleResult {
  return isEmpty(value) || /^(?:[0-9]+|[\u0660-\u0669]+)$/.test(asText(value) ?? '') ? null : fail('number');
}

/** Exactly `length` ASCII digits. */
export function digits(value: unknown, length: number): RuleResult {
  const text = asText(value) ?? '';
  return isEmpty(value) || (text.length === length && /^[0-9]+$/.test(text)) ? null : fail('digits', { length });
}

/** A finite number, or its plain decimal text: no exponent, hex, groups or comma. NaN for anything else, so that every comparison fails. */
function quantity(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : Number.NaN;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

export function minValue(value: unknown, min: number): RuleResult {
  return isEmpty(value) || quantity(value) >= min ? null : fail('minValue', { min });
}

export function maxValue(value: unknown, max: number): RuleResult {
  return isEmpty(value) || quantity(value) <= max ? null : fail('maxValue', { max });
}

export type AmountBounds = { readonly min: number; readonly max: number };

/**
 * Whole so'm between the bounds, both allowed. `amount-below-min` and `amount-above-max` stand for the sentences 'Сумма платежа меньше допустимой'
 * and 'больше допустимой'.
 */
export function amountWithin(value: unknown, { min, max }: AmountBounds): RuleResult {
  if (isEmpty(value)) return null;
  if (!Number.isSafeInteger(value)) return fail('number');
  if (Number(value) < min) return fail('amount-below-min', { min });
  return Number(value) > max ? fail('amount-above-max', { max }) : null;
}
