/** This month and the two after it: time enough to be sent a new card. */
const SOON_MONTHS = 2;

const monthNumber = (year: number, month: number): number => year * 12 + month;

/** How a card stands on a day ('YYYY-MM-DD'). It is good to the end of its month; `expiry` is `YYMM`, and one that is no date says nothing. */
export function expiryState(expiry: string, today: string): 'good' | 'soon' | 'over' {
  const [, year, month] = /^(\d{2})(0[1-9]|1[0-2])$/.exec(expiry) ?? [];
  if (year === undefined || month === undefined) return 'good';
  const left = monthNumber(2_000 + Number(year), Number(month)) - monthNumber(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  if (left < 0) return 'over';
  return left <= SOON_MONTHS ? 'soon' : 'good';
}
