import { tashkentDate } from '@muddat/i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Maximum age in days for a text such as «3 дня назад». An older event is shown by its date. */
const RELATIVE_DAYS = 6;

export type ElapsedTime =
  | { unit: 'now' }
  | { unit: 'minutes'; count: number }
  | { unit: 'hours'; count: number }
  | { unit: 'yesterday' }
  | { unit: 'days' }
  | { unit: 'date'; otherYear: boolean };

/**
 * How long ago something happened, in everyday units. `at` and `now` are instants in ISO 8601; days are days in Tashkent. A future
 * instant, caused by a wrong clock, counts as now.
 */
export function elapsedTime(at: string, now: string): ElapsedTime {
  const ms = Date.parse(now) - Date.parse(at);
  if (ms < MINUTE_MS) return { unit: 'now' };
  if (ms < HOUR_MS) return { unit: 'minutes', count: Math.floor(ms / MINUTE_MS) };
  const [day, today] = [tashkentDate(at), tashkentDate(now)];
  const days = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (days === 0) return { unit: 'hours', count: Math.floor(ms / HOUR_MS) };
  if (days === 1) return { unit: 'yesterday' };
  if (days <= RELATIVE_DAYS) return { unit: 'days' };
  return { unit: 'date', otherYear: day.slice(0, 4) !== today.slice(0, 4) };
}
