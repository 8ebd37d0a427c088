import { fail, type RuleResult } from '../failure.ts';
import { withoutSeparators } from '../normalise-digits.ts';
import { asText } from '../rules/as-text.ts';
import { isEmpty } from '../rules/empty.ts';

/**
 * A card, by its number or its first digits, of the bank that an offer names: one of `prefixes`, the bank's BINs, which are data of the offer (spec 5: an
 * instalment card from a specific bank is required; domain, Catalogue and checkout). Without a named bank (an empty list) every card passes.
 */
export function cardOfBank(value: unknown, prefixes: readonly string[]): RuleResult {
  if (isEmpty(value) || prefixes.length === 0) return null;
  const number = withoutSeparators(asText(value) ?? '');
  return prefixes.some((prefix) => number.startsWith(prefix)) ? null : fail('card-bank');
}
