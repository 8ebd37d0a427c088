/** A calendar date in Asia/Tashkent, 'YYYY-MM-DD'. Written out here as in the package schedule, on which this one does not depend. */
type CalendarDate = `${number}-${number}-${number}`;
export type DateParts = { readonly year: number; readonly month: number; readonly day: number };

/** Tashkent is UTC+5 all year round: no daylight saving. */
export const TASHKENT_OFFSET_MS = 5 * 3_600_000;
const DAY_MS = 86_400_000;
const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

const isCalendarDate = (text: string): text is CalendarDate => CALENDAR_DATE.test(text);
const notCalendarDate = (text: string) => new RangeError(`Not a calendar date: ${text}`);

/** The parts of 'YYYY-MM-DD'; RangeError for a text that is no date of the calendar. */
function parseCalendarDate(date: CalendarDate): DateParts {
  const [year = 0, month = 0, day = 0] = (CALENDAR_DATE.exec(date) ?? []).slice(1).map(Number);
  const back = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) throw notCalendarDate(date);
  return { year, month, day };
}

/** An instant (Date, ms since 1970, or ISO 8601 text with a time) in ms; RangeError when it names none. */
export function instantMs(instant: Date | number | string): number {
  const ms = instant instanceof Date ? instant.getTime() : typeof instant === 'number' ? instant : Date.parse(instant);
  if (!Number.isFinite(ms)) throw new RangeError(`Not an instant: ${String(instant)}`);
  return ms;
}

/** The calendar date in Tashkent at an instant of the years 0000 to 9999. The reader's own time zone plays no part. */
export function tashkentDate(instant: Date | number | string): CalendarDate {
  const date = new Date(instantMs(instant) + TASHKENT_OFFSET_MS).toISOString().slice(0, 10);
  if (!isCalendarDate(date)) throw notCalendarDate(date);
  return date;
}

/** A calendar date is itself; an instant is the date in Tashkent. */
export function toParts(value: Date | string): DateParts {
  return parseCalendarDate(typeof value === 'string' && isCalendarDate(value) ? value : tashkentDate(value));
}

/** Days since 1970-01-01 of a calendar date: for differences and weekdays. */
export function dayNumber({ year, month, day }: DateParts): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
