import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { StoreResponse } from '../../../core/idempotency.ts';
import type { Locale } from '../../../core/locale.ts';
import { momentOf } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { spendFromBalance } from '../ledger/balance.ts';
import { bookPayment } from '../ledger/book-payment.ts';
import { requirePayableOrders } from '../payment/payable-orders.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import type { PaymentPlan } from '../payment/payment-plan.ts';
import { insertPayment } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { buildPaymentRow, type PaymentOrigin } from './create-payment-row.ts';

export type StartPaymentParams = {
  readonly ctx: Context;
  readonly plan: PaymentPlan;
  readonly locale: Locale;
  readonly origin: PaymentOrigin;
};
export type PaymentCreatedResponse = { readonly status: 201; readonly body: billing.components['schemas']['Payment'] };

/**
 * Pays from the balance. The payment is made and booked and its response is stored in one transaction, so a crash can leave nothing half
 * done.
 */
export async function startBalancePayment(
  { ctx, plan, locale, origin }: StartPaymentParams,
  keep: StoreResponse,
): Promise<PaymentCreatedResponse> {
  await ctx.faultPoint(origin.operation, 'before-charge');
  const reply = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    const { now } = moment;
    const orders = await requirePayableOrders(tx, plan, { customerId: origin.customerId, now }, { take: true });
    if (!(await spendFromBalance(tx, origin.customerId, plan.balanceAmount))) throw new Problem('insufficient_balance');
    const started = [paymentEvent('created', 'created', now), paymentEvent('charge_requested', 'processing', now)];
    const draft = buildPaymentRow(plan, origin, { status: 'succeeded', now, events: started });
    const booked = await bookPayment(tx, draft, orders, moment, 'balance');
    const payment = { ...draft, excessAmount: booked.excess, paidRows: booked.paidRows, events: [...started, ...booked.events] };
    const answer: PaymentCreatedResponse = { status: 201, body: paymentView(payment, { locale, now }) };
    await runWritesAtOnce(tx, [...booked.writes, insertPayment(tx, payment), ...keep(tx, answer)]);
    return answer;
  });
  await ctx.faultPoint(origin.operation, 'after-charge');
  await ctx.faultPoint(origin.operation, 'after-settle');
  return reply;
}
