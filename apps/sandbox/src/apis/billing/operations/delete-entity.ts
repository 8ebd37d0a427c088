import type { billing } from '@muddat/sdk/types';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { isCardBusy, lockCard } from '../cards/card-store.ts';
import { deleteCard } from '../cards/delete-card.ts';
import { assertNoClaim, lockClaim } from '../ledger/claim.ts';
import { isClaimOfCard } from '../ledger/find-claim.ts';

const OPERATION = 'billing.deleteEntity';
type DeleteEntityResponse = { readonly status: 200; readonly body: billing.components['schemas']['DeletedEntity'] };

/** spec 7, Billing; domain, Cards: a card cannot be deleted while a payment runs on it, or while a sum that its bank took back is owed. */
export const deleteEntity = operation('billing', 'deleteEntity', async ({ ctx, body, headers, customer }) => {
  const { id: customerId } = requireCustomer(customer);
  return runIdempotently(
    { ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body },
    async (): Promise<DeleteEntityResponse> => {
      await ctx.db.transaction(async (tx) => {
        const card = await lockCard(tx, customerId, body.entity_id);
        if (card === null) throw new Problem('not_found');
        const now = ctx.clock.now();
        if (await isCardBusy(tx, card.id, now)) throw new Problem('card_busy');
        // The claim names the card, and the refund of a wrong chargeback needs it.
        if (await isClaimOfCard(tx, card)) assertNoClaim(await lockClaim(tx, customerId));
        await deleteCard(tx, card, now);
      });
      return { status: 200, body: { entity_id: body.entity_id, deleted: true } };
    },
  );
});
