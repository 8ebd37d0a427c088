import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

/** Data that the law requires is stored for five years, as the privacy policy and the trust page state. */
const RETENTION_MONTHS = 60;

/** The last day on which data is stored, if its subject ended on `endedOn`. */
export const retainedUntil = (endedOn: CalendarDate): CalendarDate => addMonthsClamped(endedOn, RETENTION_MONTHS);

/**
 * Data whose subject ended on this day or later is still within the term; data that ended earlier is erased. On 29 February the subtraction
 * gives 28 February, one day too early, so the result is 1 March.
 */
export function retentionCutoff(today: CalendarDate): CalendarDate {
  const day = addMonthsClamped(today, -RETENTION_MONTHS);
  return retainedUntil(day) < today ? addDays(day, 1) : day;
}

/** Midnight in Tashkent at the beginning of a day. */
export const startOfDay = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:00`);
