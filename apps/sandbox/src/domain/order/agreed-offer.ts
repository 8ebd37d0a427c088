import { tashkentDate } from '@muddat/i18n';
import { buildSchedule, type CalendarDate, yearlyRatePercent } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import type { orders, scheduleRows } from '../../db/schema/orders.ts';

type Schemas = installment.components['schemas'];
export type AgreedOffer = { readonly countedFrom: CalendarDate; readonly offer: Schemas['Offer'] };

/**
 * The true price of an order as agreed, computed from its columns; null for a full purchase, and for an order without instalments.
 * Dates are those of the stored rows. After a payoff, hardship or return they are recomputed from the terms.
 */
export function agreedOffer(order: typeof orders.$inferSelect, rows: readonly (typeof scheduleRows.$inferSelect)[]): AgreedOffer | null {
  if (order.type !== 'installment' || order.month === 0) return null;
  const { month: months, markupBp, price, financed, markup } = order;
  // Not `order.initialFee`, which a return reduces.
  const initialFee = price - financed;
  const countedFrom = order.confirmedOn ?? tashkentDate(order.createdAt);
  const changed = order.savedAmount > 0 || order.rescheduled;
  const agreed = changed ? buildSchedule({ price, initialFee, markupBp, months, confirmedOn: countedFrom }) : null;
  const payments = agreed?.payments ?? rows;
  if (payments.length === 0) return null;
  return {
    countedFrom,
    offer: {
      months,
      markup_bp: markupBp,
      price,
      initial_fee: initialFee,
      financed,
      markup,
      total: financed + markup,
      to_pay: initialFee + financed + markup,
      monthly_payment: agreed?.monthly ?? order.monthlyPayment,
      payments: payments.length,
      yearly_rate: yearlyRatePercent({ financed, confirmedOn: countedFrom, payments }),
      schedule: payments.map(({ number, dueDate, amount }) => ({ number, due_date: dueDate, amount })),
    },
  };
}
