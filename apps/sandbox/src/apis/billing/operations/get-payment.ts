import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { findPayment } from '../payment/payment-store.ts';
import { viewCurrentPayment } from './view-current-payment.ts';

/** Extension (domain, Payments): one payment, for its owner. */
export const getPayment = operation('billing', 'getPayment', async ({ ctx, customer, params, locale }) => {
  const payment = await findPayment(ctx.db, requireCustomer(customer).id, params.payment_id);
  if (payment === null) throw new Problem('not_found');
  return { status: 200, body: await viewCurrentPayment(ctx, payment, locale) };
});
