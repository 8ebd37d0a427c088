import { fail, type RuleResult } from '../failure.ts';
import { asText } from './as-text.ts';
import { isEmpty } from './empty.ts';

/** Digits only, all ASCII or all Arabic-Indic (spec 5); normaliseDigits makes them ASCII before they are sent. */
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
