import { operation, requireCustomer } from '../../../core/operation.ts';
import { cardView, listCards } from '../cards/card-store.ts';
import { readBalance } from '../ledger/balance.ts';
import { findClaim } from '../ledger/find-claim.ts';
import { withdrawalBounds } from '../payment/withdrawal-bounds.ts';

/** spec 7, Billing: the customer's cards, or their balance as a single entity. */
export const listEntities = operation('billing', 'listEntities', async ({ ctx, customer, query }) => {
  const { id } = requireCustomer(customer);
  if (query.collection_type === 'bank_card') {
    return { status: 200, body: { data: (await listCards(ctx.db, id)).map(cardView) } };
  }
  const { available, held, claimed } = await readBalance(ctx.db, id);
  const { min, max } = withdrawalBounds(available);
  const sums = { amount: available + held, available, withdraw_min: min, withdraw_max: max };
  const balance = { entity_id: `balance_${id}`, ...sums, ...(claimed === 0 ? {} : { claim: await findClaim(ctx.db, id, claimed) }) };
  return { status: 200, body: { data: [balance] } };
});
