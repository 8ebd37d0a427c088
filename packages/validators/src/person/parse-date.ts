import { cleanPasted } from '../normalise-digits.ts';

/** `YYYY-MM-DD`. Written out here as in the package schedule, on which this one does not depend. */
export type CalendarDate = `${number}-${number}-${number}`;

/** Whether the date exists: 31.04 does not, nor does 29.02 in a common year. Years 1000 to 9999. */
function isCalendarDate(text: string): text is CalendarDate {
  // A day that the month does not have rolls over into the next month.
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(8));
}

/** `YYYY-MM-DD`, or null when there is no such day. */
export function isoDate(year: number, month: number, day: number): CalendarDate | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : null;
}

export type DateCode = 'date-format' | 'date-unreal';
export type ParsedDate = { ok: true; date: CalendarDate } | { ok: false; code: DateCode };

const TYPED = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/;
const STORED = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A calendar date as typed, `dd.mm.yyyy` (`1.2.1990`, `1 2 1990` and `01/02/1990` too), or as stored, to `YYYY-MM-DD`. `date-format`: not of that form;
 * `date-unreal`: there is no such day.
 */
export function parseDate(text: string): ParsedDate {
  const plain = cleanPasted(text).trim();
  const stored = STORED.exec(plain);
  const [year, month, day] = stored ? stored.slice(1) : (TYPED.exec(plain)?.slice(1).reverse() ?? []);
  if (year === undefined || month === undefined || day === undefined) return { ok: false, code: 'date-format' };
  const date = isoDate(Number(year), Number(month), Number(day));
  return date === null ? { ok: false, code: 'date-unreal' } : { ok: true, date };
}

/** A stored date as shown and typed: `1990-02-01` is `01.02.1990`. */
export function formatDateDigits(date: string): string {
  return date.split('-').reverse().join('.');
}
