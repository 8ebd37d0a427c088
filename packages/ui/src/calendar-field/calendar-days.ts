import { addDays, addMonthsClamped, type CalendarDate, daysBetween } from '@muddat/schedule';

/** 0 for Monday to 6 for Sunday. */
export const weekdayIndex = (date: CalendarDate): number => (new Date(date).getUTCDay() + 6) % 7;

export const startOfMonth = (date: CalendarDate): CalendarDate => addDays(date, 1 - Number(date.slice(8)));
export const endOfMonth = (date: CalendarDate): CalendarDate => addDays(addMonthsClamped(startOfMonth(date), 1), -1);

/** The weeks of a month from Monday on; null is a day of another month. */
export function monthWeeks(date: CalendarDate): (CalendarDate | null)[][] {
  const first = startOfMonth(date);
  const monday = addDays(first, -weekdayIndex(first));
  const days = daysBetween(monday, endOfMonth(date)) + 1;
  return Array.from({ length: Math.ceil(days / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const at = addDays(monday, week * 7 + day);
      return at.slice(0, 7) === first.slice(0, 7) ? at : null;
    }),
  );
}

/** The date itself, or the nearest bound if the date is outside the range. */
export function clampDate(date: CalendarDate, min: CalendarDate | undefined, max: CalendarDate | undefined): CalendarDate {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** The day to which a key moves the focus (ARIA practices, date picker); null for any other key. */
export function dayForKey(date: CalendarDate, key: string, shift: boolean): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayIndex(date));
    case 'End':
      return addDays(date, 6 - weekdayIndex(date));
    case 'PageUp':
      return addMonthsClamped(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonthsClamped(date, shift ? 12 : 1);
    default:
      return null;
  }
}
