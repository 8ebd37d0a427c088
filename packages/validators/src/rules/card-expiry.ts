import { parseCardExpiry } from '../card/parse-card-expiry.ts';
import { fail, type RuleResult } from '../failure.ts';
import { asText } from './as-text.ts';
import { isEmpty } from './empty.ts';

/** An expiry that parseCardExpiry takes at `now` (ms since 1970). */
export function cardExpiry(value: unknown, now: number): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseCardExpiry(asText(value) ?? '', now);
  return parsed.ok ? null : fail(parsed.code);
}
