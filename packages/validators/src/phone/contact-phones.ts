import { fail, type RuleResult } from '../failure.ts';
import { parsePhone } from './parse-phone.ts';

/** Two people besides the customer. */
export const CONTACT_PHONES_MIN = 2;

const stored = (typed: string): string => {
  const parsed = parsePhone(typed);
  return parsed.ok ? parsed.phone : typed;
};

/**
 * Contact phones as typed or stored: at least two filled in (`phones-min?min=2`), no duplicates in any notation
 * (`phones-unique`), not the customer's own (`phone-own`). An invalid phone is reported at that phone.
 */
export function contactPhones(value: readonly string[], own: string | null = null): RuleResult {
  const phones = value.filter((typed) => typed.trim() !== '').map(stored);
  if (phones.length < CONTACT_PHONES_MIN) return fail('phones-min', { min: CONTACT_PHONES_MIN });
  if (new Set(phones).size < phones.length) return fail('phones-unique');
  return own !== null && phones.includes(stored(own)) ? fail('phone-own') : null;
}
