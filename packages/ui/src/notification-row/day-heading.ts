import { formatDateLong, formatDateShort, formatRelativeDay, type Language, tashkentDate } from '@muddat/i18n';

const DAY_MS = 86_400_000;

/** The heading of a day: `Сегодня`, `Вчера`, `27 ноября`, `27 ноября 2025`. `at` and `now` are instants in ISO 8601. */
export function dayHeading(at: string, now: string, language: Language): string {
  const [day, today] = [tashkentDate(at), tashkentDate(now)];
  if (Date.parse(today) - Date.parse(day) <= DAY_MS) {
    const words = formatRelativeDay(day, today, language);
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  }
  return day.slice(0, 4) === today.slice(0, 4) ? formatDateShort(day, language) : formatDateLong(day, language);
}
