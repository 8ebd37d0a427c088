import { once } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { assertOpen } from '../../../domain/access/closed.ts';
import { planPayment } from '../payment/payment-plan.ts';
import { startAppPayment } from '../payment-run/start-app-payment.ts';
import { type Asked, type Started, startBalancePayment } from '../payment-run/start-balance-payment.ts';
import { startCardPayment } from '../payment-run/start-card-payment.ts';

const OPERATION = 'billing.createPayment';

/** spec 7, Billing; domain, Payments. */
export const createPayment = operation('billing', 'createPayment', async ({ ctx, body, headers, customer, locale }) => {
  const asker = requireCustomer(customer);
  const customerId = asker.id;
  await assertOpen(ctx.db, customerId);
  const plan = planPayment(body);
  const key = headers['idempotency-key'];
  const asked: Asked = { ctx, plan, locale, origin: { customerId, operation: OPERATION, key, returnUrl: null } };
  return once({ ctx, customerId, operation: OPERATION, key, body }, async (keep) => {
    if (plan.card !== null) return startCardPayment(asked, asker, plan.card.id, keep);
    return plan.app === null ? startBalancePayment(asked, keep) : startAppPayment(asked, keep, (body): Started => ({ status: 201, body }));
  });
});
