import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/as-text.ts';
import { isEmpty } from '../rules/empty.ts';
import { parsePassport } from './parse-passport.ts';

/** Series and number of a passport or ID card that parsePassport takes; its warning passes. */
export function passport(value: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parsePassport(asText(value) ?? '');
  return parsed.ok ? null : fail(parsed.code);
}
