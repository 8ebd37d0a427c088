import { fail, type RuleResult } from '../failure.ts';
import { asText } from '../rules/numbers.ts';
import { isEmpty } from '../rules/presence.ts';
import { type CalendarDate, parseDate } from './parse-date.ts';

/** Years a person must have lived (uzbekistan: 18 or older). */
export const ADULT_YEARS = 18;

/**
 * The first day on which a person born on `birthdate` is `years` old, both `YYYY-MM-DD`. For 29 February it is 1 March in a common year:
 * the string `2026-02-29` sorts between 28 February and 1 March, and it is only used for comparison.
 */
function ageReachedOn(birthdate: string, years: number): string {
  return `${String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0')}${birthdate.slice(4)}`;
}

/** No living person was born earlier, so an earlier year is a typing mistake. */
const OLDEST_YEARS = 120;

/**
 * A birthdate, `dd.mm.yyyy` or `YYYY-MM-DD`, of a person who is 18 or older on `today` (`YYYY-MM-DD` in Tashkent, from the server).
 * Failures: `date-format`, `date-unreal`; `birthdate-range`: in the future or more than 120 years ago; `birthdate-age?min=18`: too young.
 */
export function birthdate(value: unknown, today: CalendarDate): RuleResult {
  if (isEmpty(value)) return null;
  const parsed = parseDate(asText(value) ?? '');
  if (!parsed.ok) return fail(parsed.code);
  if (parsed.date > today || ageReachedOn(parsed.date, OLDEST_YEARS) < today) return fail('birthdate-range');
  return ageReachedOn(parsed.date, ADULT_YEARS) > today ? fail('birthdate-age', { min: ADULT_YEARS }) : null;
}
