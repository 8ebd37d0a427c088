import { buildSchedule, isCalendarDate, yearlyRatePercent } from '@muddat/schedule';
import { pastedAmount } from '@muddat/validators';

/** The mark-up of our store for every term, in basis points: 12.5 %. */
const MARKUP_BP = 1_250;

/**
 * Writes the schedule of a purchase: the sums, then a line for each payment.
 * @param {{ price: string, months: number, confirmedOn: string }} request `price` as a customer types it (`5 mln`, `5 000 000`), `confirmedOn` as
 *   `YYYY-MM-DD`.
 * @throws {RangeError} If the price, the term or the day is not valid.
 */
export function describeOffer({ price, months, confirmedOn }) {
  const parsed = pastedAmount(price);
  if (!parsed.ok || parsed.amount === null) throw new RangeError(`Not a price: ${price}`);
  if (!isCalendarDate(confirmedOn)) throw new RangeError(`Not a date: ${confirmedOn}`);

  const schedule = buildSchedule({ price: parsed.amount, initialFee: 0, markupBp: MARKUP_BP, months, confirmedOn });
  const rate = yearlyRatePercent({ financed: schedule.financed, confirmedOn, payments: schedule.payments });
  return [
    `${schedule.total} so'm in ${schedule.count} payments of ${schedule.monthly} so'm, ${rate} % a year`,
    ...schedule.payments.map(({ dueDate, amount }) => `${dueDate}  ${amount}`),
  ].join('\n');
}
