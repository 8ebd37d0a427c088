import type { billing } from '@muddat/sdk/types';
import type { Context } from '../../core/context.ts';
import type { Locale } from '../../core/locale.ts';
import { Problem } from '../../core/problem.ts';
import { spend } from './balance.ts';
import type { Keep } from './idempotency.ts';
import { insertPayment, newPayment, type PaymentOrigin } from './new-payment.ts';
import type { PaymentPlan } from './payment-plan.ts';
import { event } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { book, momentOf } from './settle.ts';
import { requireTarget } from './target.ts';

export type Asked = { readonly ctx: Context; readonly plan: PaymentPlan; readonly locale: Locale; readonly origin: PaymentOrigin };
export type Started = { readonly status: 201; readonly body: billing.components['schemas']['Payment'] };

/** Pays from the balance: made, booked and answered in one transaction, so there is nothing that a crash could leave half done. */
export async function startBalancePayment({ ctx, plan, locale, origin }: Asked, keep: Keep): Promise<Started> {
  await ctx.faultPoint(origin.operation, 'before-charge');
  const reply = await ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    const order = await requireTarget(tx, plan, { customerId: origin.customerId, now: moment.now });
    if (!(await spend(tx, origin.customerId, plan.balanceAmount))) throw new Problem('insufficient_balance');
    const draft = newPayment(plan, null, origin, 'succeeded', moment.now);
    const { events, change } = await book(tx, draft, moment, 'balance', order);
    const payment = { ...draft, ...change };
    const all = [event('created', 'created', moment.now), event('charge_requested', 'processing', moment.now), ...events];
    await insertPayment(tx, payment, all);
    const answer: Started = { status: 201, body: paymentView(payment, all, locale) };
    await keep(tx, answer);
    return answer;
  });
  await ctx.faultPoint(origin.operation, 'after-charge');
  await ctx.faultPoint(origin.operation, 'after-settle');
  return reply;
}
