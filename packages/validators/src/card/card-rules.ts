import { fail, type RuleResult } from '../failure.ts';
import { withoutSeparators } from '../normalise-digits.ts';
import { asText } from '../rules/numbers.ts';
import { isEmpty } from '../rules/presence.ts';
import { parseCardExpiry } from './parse-card-expiry.ts';
import { parseCardNumber } from './parse-card-number.ts';

/** A card number that parseCardNumber accepts; its warning is ignored. The code says what is wrong. */
export function cardNumber(value: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseCardNumber(asText(value) ?? '');
  return parsed.ok ? null : fail(parsed.code);
}

/** An expiry that parseCardExpiry takes at `now` (ms since 1970). */
export function cardExpiry(value: unknown, now: number): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseCardExpiry(asText(value) ?? '', now);
  return parsed.ok ? null : fail(parsed.code);
}

/**
 * A card of the bank that an offer requires, by its number or its first digits (some offers require an
 * instalment card from one bank). `prefixes`: the bank's BINs, which are data of the offer. With an empty list every card
 * passes.
 */
export function cardOfBank(value: unknown, prefixes: readonly string[]): RuleResult {
  if (isEmpty(value) || prefixes.length === 0) return null;
  const number = withoutSeparators(asText(value) ?? '');
  return prefixes.some((prefix) => number.startsWith(prefix)) ? null : fail('card-bank');
}
