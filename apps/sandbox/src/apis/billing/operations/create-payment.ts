import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { parsePaymentPlan } from '../payment/payment-plan.ts';
import { startAppPayment } from '../payment-run/start-app-payment.ts';
import { type PaymentCreatedResponse, type StartPaymentParams, startBalancePayment } from '../payment-run/start-balance-payment.ts';
import { startCardPayment } from '../payment-run/start-card-payment.ts';

const OPERATION = 'billing.createPayment';

/** spec 7, Billing; domain, Payments: starts a payment by card, from the balance or by payment app. */
export const createPayment = operation('billing', 'createPayment', async ({ ctx, body, headers, customer, locale }) => {
  const requester = requireCustomer(customer);
  const customerId = requester.id;
  await assertAccountActive(ctx.db, customerId);
  const plan = parsePaymentPlan(body);
  const key = headers['idempotency-key'];
  const asked: StartPaymentParams = { ctx, plan, locale, origin: { customerId, operation: OPERATION, key, returnUrl: null } };
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, async (keep) => {
    if (plan.card !== null) return startCardPayment(asked, requester, plan.card.id, keep);
    return plan.app === null
      ? startBalancePayment(asked, keep)
      : startAppPayment(asked, keep, (body): PaymentCreatedResponse => ({ status: 201, body }));
  });
});
