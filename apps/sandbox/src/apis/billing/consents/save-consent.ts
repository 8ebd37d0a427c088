import type { billing } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { type Moment, momentOf } from '../../../core/moment.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { consents } from '../../../db/schema/consents.ts';
import { orders } from '../../../db/schema/orders.ts';
import { assertAccountActive } from '../../../domain/access/account-closing.ts';
import { listCards } from '../cards/card-store.ts';
import { ALL_ORDERS_ID, type ConsentRow, lockActiveConsent, recordConsentEvent } from './consent-store.ts';
import { viewConsent } from './consent-view.ts';
import { allowsDebits } from './due-instalments.ts';

const OPERATION = 'billing.saveConsent';
type Schemas = billing.components['schemas'];
type SaveConsentResponse = { readonly status: 200; readonly body: Schemas['Consent'] };

/** Grants a consent, or changes the active one for this order. */
export const saveConsent = operation('billing', 'saveConsent', async ({ ctx, body, headers, customer, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await assertAccountActive(ctx.db, customerId);
  return runIdempotently(
    { ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body },
    async (): Promise<SaveConsentResponse> => {
      const saved = await ctx.db.transaction(async (tx) => {
        await assertOwn(tx, customerId, body);
        return upsertConsent(tx, customerId, body, momentOf(ctx));
      });
      return { status: 200, body: await viewConsent({ ...ctx, locale }, saved) };
    },
  );
});

/** Another customer's order or card gives 404, as if it did not exist. */
async function assertOwn(tx: Database, customerId: string, { order_id, card_order, use_balance = false }: Schemas['ConsentRequest']) {
  if (card_order.length === 0 && !use_balance) throw new Problem('validation_failed', { fields: { card_order: 'too_few' } });
  if (order_id !== ALL_ORDERS_ID) {
    const [order] = await tx
      .select({ type: orders.type, status: orders.status })
      .from(orders)
      .where(and(eq(orders.id, order_id), eq(orders.customerId, customerId)));
    if (order === undefined) throw new Problem('not_found');
    if (!allowsDebits(order)) throw new Problem('validation_failed', { fields: { order_id: 'choice' } });
  }
  const own = new Set((await listCards(tx, customerId)).map((card) => card.id));
  if (!card_order.every((id) => own.has(id))) throw new Problem('not_found');
}

async function upsertConsent(
  tx: Database,
  customerId: string,
  body: Schemas['ConsentRequest'],
  { now, today }: Moment,
): Promise<ConsentRow> {
  const terms = {
    cardOrder: body.card_order,
    useBalance: body.use_balance ?? false,
    balanceFloor: body.balance_floor ?? 0,
    noticeDays: body.notice_days,
  };
  const fresh = { id: newId('con'), customerId, orderId: body.order_id, ...terms, grantedOn: today, grantedAt: now };
  // If two devices grant the consent at the same time, the second waits at this insert, then changes the consent that the first has
  // granted.
  const [granted] = await tx.insert(consents).values(fresh).onConflictDoNothing().returning();
  if (granted !== undefined) {
    await recordConsentEvent(tx, 'granted', granted, now);
    return granted;
  }
  const standing = await lockActiveConsent(tx, customerId, body.order_id);
  // The consent was withdrawn between the insert and the lock. This failure leaves the idempotency key free, so the customer can save
  // again, which grants a new consent.
  if (standing === null) throw new Problem('upstream_unavailable', { status: 503 });
  const changed = { ...standing, ...terms, changedAt: now };
  await tx
    .update(consents)
    .set({ ...terms, changedAt: now })
    .where(eq(consents.id, standing.id));
  await recordConsentEvent(tx, 'changed', changed, now);
  return changed;
}
