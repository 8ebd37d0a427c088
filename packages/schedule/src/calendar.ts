import { assertInteger } from './integers.ts';

/**
 * A calendar date in Asia/Tashkent, 'YYYY-MM-DD': no time, no zone, so it never shifts with the viewer. The type refuses an instant or an id in its place;
 * whether the calendar has the day is checked when the date is used.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const DAY_MS = 86_400_000;
const SPAN_MAX = 1_000_000;

const midnightMs = (text: string): number => Date.parse(`${text}T00:00:00Z`);

/** Whether a value is a text that names a day of the calendar, as 'YYYY-MM-DD': to check what comes from outside. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  // A day that its month has not would be one of the next month.
  return (
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(midnightMs(value)).getUTCDate() === Number(value.slice(8))
  );
}

/** Midnight UTC of a calendar date: only a way to count days. RangeError, naming the argument, for a text that is no date. */
function dateMs(name: string, text: string): number {
  if (!isCalendarDate(text)) throw new RangeError(`${name} must be a calendar date YYYY-MM-DD, got ${String(text)}`);
  return midnightMs(text);
}

function fromMs(ms: number): CalendarDate {
  const text = new Date(ms).toISOString();
  const date = text.slice(0, 10);
  // Years before 0 and after 9999 are written with a sign and six digits.
  if (!isCalendarDate(date)) throw new RangeError(`The date lies outside the years 0000 to 9999: ${text}`);
  return date;
}

/** The text itself as a date, or a RangeError that names the argument. */
export function calendarDate(name: string, text: string): CalendarDate {
  return fromMs(dateMs(name, text));
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromMs(dateMs('date', date) + assertInteger('days', days, -SPAN_MAX, SPAN_MAX) * DAY_MS);
}

/** Days from one date to another: 1 from today to tomorrow, negative backwards. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (dateMs('to', to) - dateMs('from', from)) / DAY_MS;
}

/** The same day of the month `months` later, or that month's last day when it is shorter: 31 January + 1 is 28 or 29 February, + 2 is 31 March. */
export function addMonthsClamped(date: CalendarDate, months: number): CalendarDate {
  const start = new Date(dateMs('date', date));
  const target = new Date(start);
  target.setUTCDate(1);
  target.setUTCMonth(start.getUTCMonth() + assertInteger('months', months, -SPAN_MAX, SPAN_MAX));
  const lastDay = new Date(target);
  lastDay.setUTCMonth(target.getUTCMonth() + 1, 0);
  target.setUTCDate(Math.min(start.getUTCDate(), lastDay.getUTCDate()));
  return fromMs(target.getTime());
}
