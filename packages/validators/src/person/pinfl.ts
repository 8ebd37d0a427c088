import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/as-text.ts';
import { isEmpty } from '../rules/empty.ts';
import { parseDate } from './parse-date.ts';
import { parsePinfl } from './parse-pinfl.ts';

/**
 * A PINFL that parsePinfl takes and, when a birthdate is given and can be read, one of that day: `pinfl-birthdate` says that the two differ. A birthdate that is
 * empty or wrong itself is its own field's matter.
 */
export function pinfl(value: unknown, birthdate?: unknown): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parsePinfl(asText(value) ?? '');
  if (!parsed.ok) return fail(parsed.code);
  const born = parseDate(asText(birthdate) ?? '');
  return born.ok && born.date !== parsed.birthdate ? fail('pinfl-birthdate') : null;
}
