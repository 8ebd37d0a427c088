import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

/** Data that the law requires is kept for five years, as the privacy policy and the trust page state. */
const KEPT_MONTHS = 60;

/** The last day on which the data of something that ended on `endedOn` is kept. */
export const keptUntil = (endedOn: CalendarDate): CalendarDate => addMonthsClamped(endedOn, KEPT_MONTHS);

/** The first day whose data is still within its term: what ended earlier is erased. Only 29 February needs the correction. */
export function termCutoff(today: CalendarDate): CalendarDate {
  const day = addMonthsClamped(today, -KEPT_MONTHS);
  return keptUntil(day) < today ? addDays(day, 1) : day;
}

/** Midnight in Tashkent at the beginning of a day. */
export const startOfDay = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:00`);
