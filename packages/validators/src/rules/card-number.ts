import { parseCardNumber } from '../card/parse-card-number.ts';
import { fail, type RuleResult } from '../failure.ts';
import { asText } from './as-text.ts';
import { isEmpty } from './empty.ts';

/** A card that parseCardNumber takes; its warning passes. The code says what is wrong with the number. */
export function cardNumber(value: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseCardNumber(asText(value) ?? '');
  return parsed.ok ? null : fail(parsed.code);
}
