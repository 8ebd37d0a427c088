import { addDays, addMonthsClamped, type CalendarDate } from '@muddat/schedule';

/** Privacy policy, trust page: what the law asks for is kept for five years. */
const KEPT_MONTHS = 60;

/** The last day on which something is kept that ended on a day. */
export const keptUntil = (endedOn: CalendarDate): CalendarDate => addMonthsClamped(endedOn, KEPT_MONTHS);

/** The first day whose data is still within its term: what ended earlier is erased. Only 29 February needs the correction. */
export function termCutoff(today: CalendarDate): CalendarDate {
  const day = addMonthsClamped(today, -KEPT_MONTHS);
  return keptUntil(day) < today ? addDays(day, 1) : day;
}

/** Midnight in Tashkent at the beginning of a day. */
export const startOfDay = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:00`);
