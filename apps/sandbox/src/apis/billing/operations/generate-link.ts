import type { billing } from '@muddat/sdk/types';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { type PaymentPlan, parsePurposeDetails } from '../payment/payment-plan.ts';
import { startAppPayment } from '../payment-run/start-app-payment.ts';
import { parseReturnUrl } from '../provider/app-link.ts';
import { isPaymentApp } from '../provider/payment-systems.ts';

const OPERATION = 'billing.generateLink';
type Link = { readonly status: 201; readonly body: billing.components['schemas']['PaymentLink'] };

/** spec 7, Billing: a payment by payment app, with the address to send the customer to. */
export const generateLink = operation('billing', 'generateLink', async ({ ctx, body, headers, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await assertAccountActive(ctx.db, customerId);
  const returnUrl = parseReturnUrl(body.return_url, ctx.config);
  if (!isPaymentApp(body.system)) throw new Problem('validation_failed', { fields: { system: 'choice' } });
  const plan: PaymentPlan = { ...parsePurposeDetails(body), card: null, balanceAmount: 0, app: body.system };
  const key = headers['idempotency-key'];
  const asked = { ctx, plan, locale, origin: { customerId, operation: OPERATION, key, returnUrl } };
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, (keep) =>
    startAppPayment(
      asked,
      keep,
      ({ payment_id, status, amount }, url): Link => ({ status: 201, body: { payment_id, status, amount, url } }),
    ),
  );
});
