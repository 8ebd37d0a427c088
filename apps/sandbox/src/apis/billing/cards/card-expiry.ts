import type { CalendarDate } from '@muddat/schedule';

/** Whether a card (`YYMM`) is past the end of its month on a day ('YYYY-MM-DD'); the century is always 20xx. */
export function isCardExpired(expiry: string, today: CalendarDate): boolean {
  return `20${expiry.slice(0, 2)}-${expiry.slice(2, 4)}` < today.slice(0, 7);
}
