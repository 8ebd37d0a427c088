import type { Keep } from '../../../core/idempotency.ts';
import type { Reply } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { payments } from '../../../db/schema/billing.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { event } from '../payment/payment-events.ts';
import { paymentView } from '../payment/payment-view.ts';
import { requireTarget } from '../payment/target.ts';
import { appUrl } from '../provider/app-link.ts';
import { newPayment } from './new-payment.ts';
import type { Asked, Started } from './start-balance-payment.ts';

/** Starts a payment that the customer makes in a payment app; its result arrives by callback. `url`: the page to pay on. */
export async function startAppPayment<R extends Reply>(
  { ctx, plan, locale, origin }: Asked,
  keep: Keep,
  answer: (payment: Started['body'], url: string) => R,
): Promise<R> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await requireTarget(tx, plan, { customerId: origin.customerId, now }, { take: true });
    const events = [event('created', 'created', now), event('charge_requested', 'processing', now)];
    const payment = newPayment(plan, origin, { status: 'processing', now, events });
    const url = appUrl(ctx.config, payment, locale);
    if (url === null) throw new Problem('validation_failed', { fields: { system: 'choice' } });
    const reply = answer(paymentView(payment, { locale, now, url }), url);
    await writeTogether(tx, [tx.insert(payments).values(payment), ...keep(tx, reply)]);
    return reply;
  });
}
