import type { Reply } from '../../core/operation.ts';
import { appPageUrl } from './app-link.ts';
import type { Keep } from './idempotency.ts';
import { insertPayment, newPayment } from './new-payment.ts';
import { event } from './payment-store.ts';
import { paymentView } from './payment-view.ts';
import { momentOf } from './settle.ts';
import type { Asked, Started } from './start-balance-payment.ts';
import { requireTarget } from './target.ts';

/** Starts a payment that the customer makes in a payment app; its result arrives by callback. `url` leads to the app. */
export async function startAppPayment<R extends Reply>(
  { ctx, plan, locale, origin }: Asked,
  keep: Keep,
  answer: (payment: Started['body'], url: string) => R,
): Promise<R> {
  return ctx.db.transaction(async (tx) => {
    const moment = momentOf(ctx);
    await requireTarget(tx, plan, { customerId: origin.customerId, now: moment.now });
    const payment = newPayment(plan, null, origin, 'processing', moment.now);
    const events = [event('created', 'created', moment.now), event('charge_requested', 'processing', moment.now)];
    await insertPayment(tx, payment, events);
    const url = appPageUrl(ctx.config, payment.id);
    const reply = answer(paymentView(payment, events, locale, { url }), url);
    await keep(tx, reply);
    return reply;
  });
}
