import type { Locale } from './locale.ts';

/** Zero, one, few, many: in Russian «нет дней», «1 день», «2 дня», «5 дней». */
export type PluralForm = 0 | 1 | 2 | 3;

/**
 * Which form a noun takes after a numeral. Russian: 0 gives 0; last digit 1 but not 11-19 gives 1; 2-4 but not 12-14 gives 2; all others 3.
 * Judged on the last two digits, whatever the sign; fractions take form 2 («2,5 дня»). Uzbek: 0 for 0, else 1.
 */
export function pluralForm(n: number, locale: Locale = 'ru'): PluralForm {
  if (n === 0) return 0;
  if (locale === 'uz') return 1;
  if (!Number.isFinite(n)) return 3;
  if (!Number.isInteger(n)) return 2;
  const lastTwo = Math.abs(n) % 100;
  const last = lastTwo % 10;
  if (lastTwo >= 11 && lastTwo <= 19) return 3;
  if (last === 1) return 1;
  return last >= 2 && last <= 4 ? 2 : 3;
}
