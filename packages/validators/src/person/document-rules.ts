import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/numbers.ts';
import { isEmpty } from '../rules/presence.ts';
import { parseDate } from './parse-date.ts';
import { parsePassport } from './parse-passport.ts';
import { parsePinfl } from './parse-pinfl.ts';

/** Series and number of a passport or ID card that parsePassport takes; its warning passes. */
export function passport(value: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parsePassport(asText(value) ?? '');
  return parsed.ok ? null : fail(parsed.code);
}

/**
 * A PINFL that parsePinfl accepts. If a valid birthdate is given, the two must agree, or else `pinfl-birthdate`. An empty or invalid
 * birthdate is reported by its own field.
 */
export function pinfl(value: unknown, birthdate?: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parsePinfl(asText(value) ?? '');
  if (!parsed.ok) return fail(parsed.code);
  const born = parseDate(asText(birthdate) ?? '');
  return born.ok && born.date !== parsed.birthdate ? fail('pinfl-birthdate') : null;
}
