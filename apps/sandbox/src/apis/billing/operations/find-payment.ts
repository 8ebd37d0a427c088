import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { findPaymentByKey } from '../payment/payment-store.ts';
import { viewCurrentPayment } from './view-current-payment.ts';

/** Extension (domain, Payments): the payment made with a key, for a caller who did not get the response. */
export const findPaymentOperation = operation('billing', 'findPayment', async ({ ctx, customer, query, locale }) => {
  const payment = await findPaymentByKey(ctx.db, requireCustomer(customer).id, query.idempotency_key);
  if (payment === null) throw new Problem('not_found');
  return { status: 200, body: await viewCurrentPayment(ctx, payment, locale) };
});
