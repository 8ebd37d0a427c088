import { addMonthsClamped, type CalendarDate, calendarDate } from './calendar.ts';
import { assertInteger, shareHalfUp } from './integers.ts';

export type PayoffInput = {
  readonly financed: number;
  readonly markup: number;
  /** Number of payments in the schedule, n. */
  readonly count: number;
  /** Paid on instalments so far; the initial fee is not counted. */
  readonly paid: number;
  readonly confirmedOn: CalendarDate;
  /** The day of the quote, which is good to the end of it; not before confirmation. */
  readonly on: CalendarDate;
};

export type Payoff = {
  readonly amount: number;
  /** What remains by the schedule less the payoff. */
  readonly saving: number;
  /** Months whose mark-up is charged, 1 to n. */
  readonly monthsBegun: number;
};

/**
 * Months begun since confirmation, at least 1 and at most `most`. A month begins on the day after a due date: on the k-th due date itself
 * k months have passed and the next has not begun. A customer who pays off on a due date therefore owes no further month's mark-up.
 */
function monthsBegun(confirmedOn: CalendarDate, on: CalendarDate, most: number): number {
  let begun = 1;
  while (begun < most && on > addMonthsClamped(confirmedOn, begun)) begun += 1;
  return begun;
}

/** What closes the order on a day: financed + the mark-up of the months begun - what was paid, never below 0. */
export function payoff({ financed, markup, count, paid, confirmedOn, on }: PayoffInput): Payoff {
  assertInteger('financed', financed, 1);
  const total = assertInteger('total', financed + assertInteger('markup', markup));
  assertInteger('count', count, 1);
  assertInteger('paid', paid, 0, total);
  if (calendarDate('on', on) < calendarDate('confirmedOn', confirmedOn))
    throw new RangeError(`on must not lie before confirmedOn, got ${on}`);
  const begun = monthsBegun(confirmedOn, on, count);
  const amount = Math.max(0, financed + shareHalfUp(markup, begun, count) - paid);
  return { amount, saving: total - paid - amount, monthsBegun: begun };
}
