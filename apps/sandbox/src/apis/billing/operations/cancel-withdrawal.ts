import type { billing } from '@muddat/sdk/types';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { releaseHold } from '../ledger/hold.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { changePaymentStatus, lockPayment } from '../payment/payment-store.ts';
import { paymentView } from '../payment/payment-view.ts';

const OPERATION = 'billing.cancelWithdrawal';
type Canceled = { readonly status: 200; readonly body: billing.components['schemas']['Payment'] };

/** Extension: a withdrawal holds its sum while it waits for a code. Canceling it releases the sum at once. */
export const cancelWithdrawal = operation('billing', 'cancelWithdrawal', async ({ ctx, body, headers, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  const key = headers['idempotency-key'];
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, (keep) =>
    ctx.db.transaction(async (tx): Promise<Canceled> => {
      const payment = await lockPayment(tx, body.payment_id);
      if (payment === null || payment.customerId !== customerId || payment.purpose !== 'withdrawal') throw new Problem('not_found');
      const now = ctx.clock.now();
      if (payment.status !== 'otp_required') return { status: 200, body: paymentView(payment, { locale, now }) };
      const ended = changePaymentStatus(tx, payment, 'canceled', now, [paymentEvent('canceled', 'canceled', now)]);
      const reply: Canceled = { status: 200, body: paymentView(ended.payment, { locale, now }) };
      await runWritesAtOnce(tx, [ended.write, ...(await releaseHold(tx, payment, now)), ...keep(tx, reply)]);
      return reply;
    }),
  );
});
