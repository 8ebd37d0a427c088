import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { startWithdrawal } from '../payment-run/start-withdrawal.ts';

const OPERATION = 'billing.createWithdrawal';

/** Extension (interfaces, Money): moves money from the balance to a saved card, confirmed by code like a payment. */
export const createWithdrawal = operation('billing', 'createWithdrawal', async ({ ctx, body, headers, customer, locale }) => {
  const requester = requireCustomer(customer);
  const customerId = requester.id;
  await assertAccountActive(ctx.db, customerId);
  const key = headers['idempotency-key'];
  const origin = { customerId, operation: OPERATION, key, returnUrl: null };
  return runIdempotently({ ctx, customerId, operation: OPERATION, key, body }, (keep) =>
    startWithdrawal({ ctx, requester, locale, origin, cardId: body.entity_id, amount: body.amount }, keep),
  );
});
