import type { StoreResponse } from '../../../core/idempotency.ts';
import type { OperationResponse } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { requirePayableOrders } from '../payment/payable-orders.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { insertPayment } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';
import { paymentAppUrl } from '../provider/app-link.ts';
import { buildPaymentRow } from './create-payment-row.ts';
import type { PaymentCreatedResponse, StartPaymentParams } from './start-balance-payment.ts';

/** Starts a payment that the customer makes in a payment app; its result arrives by callback. `url`: the page to pay on. */
export async function startAppPayment<R extends OperationResponse>(
  { ctx, plan, locale, origin }: StartPaymentParams,
  keep: StoreResponse,
  answer: (payment: PaymentCreatedResponse['body'], url: string) => R,
): Promise<R> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await requirePayableOrders(tx, plan, { customerId: origin.customerId, now }, { take: true });
    const events = [paymentEvent('created', 'created', now), paymentEvent('charge_requested', 'processing', now)];
    const payment = buildPaymentRow(plan, origin, { status: 'processing', now, events });
    const url = paymentAppUrl(ctx.config, payment, locale);
    if (url === null) throw new Problem('validation_failed', { fields: { system: 'choice' } });
    const reply = answer(paymentView(payment, { locale, now, url }), url);
    await runWritesAtOnce(tx, [insertPayment(tx, payment), ...keep(tx, reply)]);
    return reply;
  });
}
