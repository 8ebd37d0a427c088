import type { CalendarDate } from '@muddat/schedule';

/** A payment counts as soon from this number of days before its due date. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** How near a payment is; decides tone and icon. Dates are calendar dates 'YYYY-MM-DD'. */
export function paymentUrgency(dueDate: CalendarDate, today: CalendarDate): 'overdue' | 'soon' | 'later' {
  const days = (Date.parse(dueDate) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
