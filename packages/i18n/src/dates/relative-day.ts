import type { Locale } from '../locale.ts';
import { pluralForm } from '../plural-form.ts';
import { dayNumber, toParts } from './calendar-date.ts';

const DAYS_RU = ['дней', 'день', 'дня', 'дней'] as const;

/** `1 день`, `3 дня`, `5 дней`; `3 kun`. */
export function formatDays(days: number, locale: Locale): string {
  return locale === 'ru' ? `${days} ${DAYS_RU[pluralForm(days)]}` : `${days} kun`;
}

/** A day seen from today: `сегодня`, `завтра`, `через 3 дня`, `вчера`, `3 дня назад`; `bugun`, `ertaga`, `3 kundan keyin`, `kecha`, `3 kun oldin`. */
export function formatRelativeDay(value: Date | string, today: Date | string, locale: Locale): string {
  const ahead = dayNumber(toParts(value)) - dayNumber(toParts(today));
  const ru = locale === 'ru';
  if (ahead === 0) return ru ? 'сегодня' : 'bugun';
  if (ahead === 1) return ru ? 'завтра' : 'ertaga';
  if (ahead === -1) return ru ? 'вчера' : 'kecha';
  if (ahead > 0) return ru ? `через ${formatDays(ahead, locale)}` : `${ahead} kundan keyin`;
  return ru ? `${formatDays(-ahead, locale)} назад` : `${-ahead} kun oldin`;
}

/** A due date seen from today: as formatRelativeDay, but once it has passed `просрочено на 3 дня`, `3 kun kechikdi`. */
export function formatDueDay(dueDate: Date | string, today: Date | string, locale: Locale): string {
  const late = dayNumber(toParts(today)) - dayNumber(toParts(dueDate));
  if (late <= 0) return formatRelativeDay(dueDate, today, locale);
  return locale === 'ru' ? `просрочено на ${formatDays(late, locale)}` : `${late} kun kechikdi`;
}
