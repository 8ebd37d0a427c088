import { type CalendarDate, payoff } from '@muddat/schedule';
import type { FieldErrorCodes } from '../../core/field-codes.ts';
import { agreedOffer } from './agreed-offer.ts';
import { orderPhase } from './order-phase.ts';
import type { OrderRows } from './order-view.ts';

export type PayoffVerdict =
  | { readonly kind: 'quoted'; readonly amount: number; readonly saving: number }
  | { readonly kind: 'refused'; readonly fields: Readonly<FieldErrorCodes> };

const NOTHING_TO_PAY = { kind: 'refused', fields: { id: 'nothing_to_pay' } } as const;

/**
 * The sum that pays an order off on a day, or the refusal. A quote is possible from today up to the last due date, or for today when that
 * date is past.
 */
export function computePayoffQuote(
  { order, schedule }: Pick<OrderRows, 'order' | 'schedule'>,
  { date, today }: { date: CalendarDate; today: CalendarDate },
): PayoffVerdict {
  const remainder = order.totalAmount - order.paidAmount;
  if (orderPhase(order.status) !== 'running' || order.confirmedOn === null || schedule.length === 0 || remainder <= 0)
    return NOTHING_TO_PAY;
  const offered = date >= today && (date === today || schedule.some((row) => date <= row.dueDate));
  if (!offered) return { kind: 'refused', fields: { date: 'out_of_range' } };
  const { amount } = payoff({
    // A payoff includes the cost of a hardship. A split may have left fewer rows than were agreed, so count the agreed ones.
    financed: order.financed + order.hardshipCost - (order.returnedAmount - order.returnedMarkup),
    markup: order.markup - order.returnedMarkup,
    count: agreedOffer(order, schedule)?.offer.payments ?? schedule.length,
    paid: order.paidAmount,
    confirmedOn: order.confirmedOn,
    // The test clock may be set back to before the confirmation.
    on: date < order.confirmedOn ? order.confirmedOn : date,
  });
  // After a chargeback of a payoff, the total stays reduced by its saving. The payoff must not exceed the remainder.
  const due = Math.min(amount, remainder);
  return { kind: 'quoted', amount: due, saving: remainder - due };
}

/** The last millisecond of a calendar day in Tashkent (UTC+5 the whole year). */
export function endOfDay(date: CalendarDate): Date {
  return new Date(Date.parse(`${date}T23:59:59.999+05:00`));
}
