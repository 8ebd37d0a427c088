import type { billing } from '@muddat/sdk/types';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { cardView, lockCard, setMainCard } from '../cards/card-store.ts';

const OPERATION = 'billing.setDefaultEntity';
type SetDefaultResponse = { readonly status: 200; readonly body: billing.components['schemas']['BankCard'] };

/** spec 7, Billing; domain, Cards: at most one main card. `default: false` on the main card leaves the customer without one. */
export const setDefaultEntity = operation('billing', 'setDefaultEntity', async ({ ctx, body, headers, customer }) => {
  const { id: customerId } = requireCustomer(customer);
  return runIdempotently(
    { ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body },
    async (): Promise<SetDefaultResponse> => {
      const card = await ctx.db.transaction(async (tx) => {
        const found = await lockCard(tx, customerId, body.entity_id);
        if (found === null) throw new Problem('not_found');
        if (body.default) await setMainCard(tx, customerId, found.id);
        else if (found.isDefault) await setMainCard(tx, customerId, null);
        return { ...found, isDefault: body.default };
      });
      return { status: 200, body: cardView(card) };
    },
  );
});
