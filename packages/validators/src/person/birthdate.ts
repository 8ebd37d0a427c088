import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/numbers.ts';
import { isEmpty } from '../rules/presence.ts';
import { parseDate } from './parse-date.ts';

/** Years a person must have lived (uzbekistan: 18 or older). */
export const ADULT_YEARS = 18;

/**
 * The first day on which somebody born on `birthdate` is `years` old, both `YYYY-MM-DD`. Born on 29 February, they are so on 1 March of a common year: as text
 * `2026-02-29` stands between 28 February and 1 March, and only comparing is done with it.
 */
function ageReachedOn(birthdate: string, years: number): string {
  return `${String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')}${birthdate.slice(4)}`;
}

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
