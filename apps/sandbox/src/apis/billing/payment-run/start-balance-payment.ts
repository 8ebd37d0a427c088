import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import type { Keep } from '../../../core/idempotency.ts';
import type { Locale } from '../../../core/locale.ts';
import { momentOf } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import { payments } from '../../../db/schema/billing.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { spend } from '../ledger/balance.ts';
import { book } from '../ledger/book.ts';
import { event } from '../payment/payment-events.ts';
import type { PaymentPlan } from '../payment/payment-plan.ts';
import { paymentView } from '../payment/payment-view.ts';
import { requireTarget } from '../payment/target.ts';
import { newPayment, type PaymentOrigin } from './new-payment.ts';

export type Asked = { readonly ctx: Context; readonly plan: PaymentPlan; readonly locale: Locale; readonly origin: PaymentOrigin };
export type Started = { readonly status: 201; readonly body: billing.components['schemas']['Payment'] };

/**
 * Pays from the balance. The payment is made and booked and its response is stored in one transaction, so a crash can leave nothing half
 * done.
 */
export async function startBalancePayment({ ctx, plan, locale, origin }: Asked, keep: Keep): Promise<Started> {
  await ctx.faultPoint(origin.operation, 'before-charge');
  const reply = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    const { now } = moment;
    const orders = await requireTarget(tx, plan, { customerId: origin.customerId, now }, { take: true });
    if (!(await spend(tx, origin.customerId, plan.balanceAmount))) throw new Problem('insufficient_balance');
    const started = [event('created', 'created', now), event('charge_requested', 'processing', now)];
    const draft = newPayment(plan, origin, { status: 'succeeded', now, events: started });
    const booked = await book(tx, draft, orders, moment, 'balance');
    const payment = { ...draft, excessAmount: booked.excess, paidRows: booked.paidRows, events: [...started, ...booked.events] };
    const answer: Started = { status: 201, body: paymentView(payment, { locale, now }) };
    await writeTogether(tx, [...booked.writes, tx.insert(payments).values(payment), ...keep(tx, answer)]);
    return answer;
  });
  await ctx.faultPoint(origin.operation, 'after-charge');
  await ctx.faultPoint(origin.operation, 'after-settle');
  return reply;
}
