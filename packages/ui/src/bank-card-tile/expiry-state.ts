import type { CalendarDate } from '@muddat/schedule';

/** Warns in the expiry month and in the two months before it: enough time to receive a new card. */
const SOON_MONTHS = 2;

const monthNumber = (year: number, month: number): number => year * 12 + month;

/**
 * Validity of a card on a day ('YYYY-MM-DD'). A card is valid to the end of its month. An `expiry` that is not a valid `YYMM` counts as
 * good.
 */
export function cardExpiryState(expiry: string, today: CalendarDate): 'good' | 'soon' | 'over' {
  const [, year, month] = /^(\d{2})(0[1-9]|1[0-2])$/.exec(expiry) ?? [];
  if (year === undefined || month === undefined) return 'good';
  const left = monthNumber(2_000 + Number(year), Number(month)) - monthNumber(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  if (left < 0) return 'over';
  return left <= SOON_MONTHS ? 'soon' : 'good';
}
