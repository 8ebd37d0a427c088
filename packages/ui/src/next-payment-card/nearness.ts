import type { CalendarDate } from '@muddat/schedule';

/** From seven days before it a payment is soon. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** How near a payment is; decides tone and icon. Dates are calendar dates 'YYYY-MM-DD'. */
export function nearness(dueDate: CalendarDate, today: CalendarDate): 'overdue' | 'soon' | 'later' {
  const days = (Date.parse(dueDate) - Date.parse(today)) / DAY_MS;
  if (days < 0) return 'overdue';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
