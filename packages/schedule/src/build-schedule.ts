import { addMonthsClamped, type CalendarDate, calendarDate } from './calendar.ts';
import { TERM_MAX_MONTHS } from './constants.ts';
import { assertInteger, shareHalfUp } from './integers.ts';
import type { Payment } from './row.ts';
import { splitIntoInstalments } from './split-into-instalments.ts';

export type ScheduleTerms = {
  /** Price of the basket, so'm. */
  readonly price: number;
  /** Paid at once, so'm; below the price, or nothing would be financed. */
  readonly initialFee: number;
  /** Mark-up of the store for this term in whole basis points: 1 250 is 12.5 %. */
  readonly markupBp: number;
  /** Term, 1 to 120 months. */
  readonly months: number;
  readonly confirmedOn: CalendarDate;
};

export type Schedule = {
  readonly financed: number;
  readonly markup: number;
  /** Total of the instalments: financed + markup. The initial fee is not in it. */
  readonly total: number;
  readonly monthly: number;
  /** Number of payments; below the term for small sums. */
  readonly count: number;
  readonly payments: readonly Payment[];
};

/**
 * The schedule of an instalment purchase: the mark-up half up, the monthly payment rounded up to 1 000 so'm, the last payment
 * what is left; the k-th payment k months after confirmation, always counted from the original day. RangeError names a bad argument.
 */
export function buildSchedule({ price, initialFee, markupBp, months, confirmedOn }: ScheduleTerms): Schedule {
  assertInteger('price', price, 1);
  assertInteger('initialFee', initialFee, 0, price - 1);
  assertInteger('markupBp', markupBp);
  assertInteger('months', months, 1, TERM_MAX_MONTHS);
  calendarDate('confirmedOn', confirmedOn);
  const financed = price - initialFee;
  const markup = assertInteger('markup', shareHalfUp(financed, markupBp, 10_000));
  const total = assertInteger('total', financed + markup);
  const { monthly, amounts } = splitIntoInstalments(total, months);
  const payments = amounts.map((amount, index) => ({ number: index + 1, dueDate: addMonthsClamped(confirmedOn, index + 1), amount }));
  return { financed, markup, total, monthly, count: payments.length, payments };
}
