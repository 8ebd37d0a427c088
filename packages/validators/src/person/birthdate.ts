import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/as-text.ts';
import { isEmpty } from '../rules/empty.ts';
import { ADULT_YEARS, ageReachedOn } from './age.ts';
import { parseDate } from './parse-date.ts';

/** spec gap: nobody alive was born earlier; a year before it is a typing mistake. */
const OLDEST_YEARS = 120;

/**
 * A birthdate, `dd.mm.yyyy` or `YYYY-MM-DD`, of somebody 18 or older on `today` (`YYYY-MM-DD` in Tashkent, from the server). `date-format`, `date-unreal`;
 * `birthdate-range`: after today, or more than 120 years ago; `birthdate-age?min=18`: too young.
 */
export function birthdate(value: unknown, today: string): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseDate(asText(value) ?? '');
  if (!parsed.ok) return fail(parsed.code);
  if (parsed.date > today || ageReachedOn(parsed.date, OLDEST_YEARS) < today) return fail('birthdate-range');
  return ageReachedOn(parsed.date, ADULT_YEARS) > today ? fail('birthdate-age', { min: ADULT_YEARS }) : null;
}
