import { and, eq, inArray, max, or, sum } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { idempotencyKeys, ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import { documents } from '../../../db/schema/documents.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import { newErasedId } from '../../../domain/order/erased-order.ts';
import type { PaymentRow } from '../../billing/payment/payment-store.ts';
import type { Erasure } from './plan-erasure.ts';

/**
 * Erases payments completely: the payment, its postings, the provider's charge and returns, our refunds. Their effect on balance and claim
 * is carried forward, so that both still match the ledger.
 */
export async function erasePayments(tx: Database, customerId: string, { payments: gone, shared, orders }: Erasure): Promise<void> {
  await anonymizeOrdersIn(
    tx,
    shared,
    orders.map(({ id }) => id),
  );
  await deleteStoredResponses(tx, customerId, [...gone, ...shared]);
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await carryForward(tx, customerId, ids);
  for (const table of [ledgerEntries, refunds, providerReturns, providerCharges])
    await tx.delete(table).where(inArray(table.paymentId, ids));
  await tx
    .delete(documents)
    .where(and(eq(documents.customerId, customerId), eq(documents.kind, 'receipt'), inArray(documents.subject, ids)));
  await tx.delete(payments).where(inArray(payments.id, ids));
}

/** Deletes the responses stored for repeated calls, because they show which orders were paid. */
async function deleteStoredResponses(tx: Database, customerId: string, made: readonly PaymentRow[]): Promise<void> {
  const keys = made.flatMap(({ idempotencyKey, confirmKey }) => [idempotencyKey, ...(confirmKey === null ? [] : [confirmKey])]);
  if (keys.length === 0) return;
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.customerId, customerId), inArray(idempotencyKeys.key, keys)));
}

/**
 * Sums up the effect of erased payments on `balance` and `claim` in one posting per customer, with `carried` as the opposite account. Its
 * payment id is `carried_<customer>`, which belongs to no payment. Each erasure replaces the posting by one with the new sums, or by none
 * if they are zero.
 */
async function carryForward(tx: Database, customerId: string, ids: readonly string[]): Promise<void> {
  const paymentId = `carried_${customerId}`;
  const left = await tx
    .select({ account: ledgerEntries.account, amount: sum(ledgerEntries.amount).mapWith(Number), at: max(ledgerEntries.at) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.customerId, customerId),
        inArray(ledgerEntries.account, ['balance', 'claim']),
        or(inArray(ledgerEntries.paymentId, [...ids]), eq(ledgerEntries.paymentId, paymentId)),
      ),
    )
    .groupBy(ledgerEntries.account);
  await tx.delete(ledgerEntries).where(eq(ledgerEntries.paymentId, paymentId));
  const lines = left.filter(({ amount }) => amount !== 0);
  const at = lines.reduce<Date | null>((last, line) => (last === null || (line.at !== null && line.at > last) ? line.at : last), null);
  if (at === null) return;
  const entry = { posting: `${paymentId}:carried`, customerId, paymentId, at };
  const total = lines.reduce((all, { amount }) => all + amount, 0);
  await tx
    .insert(ledgerEntries)
    .values([
      ...lines.map(({ account, amount }) => ({ ...entry, account, amount })),
      ...(total === 0 ? [] : [{ ...entry, account: 'carried', amount: -total }]),
    ]);
}

/** Replaces the id of each erased order in `shared` payments by a random id, so that the shares of a payment still add up. */
async function anonymizeOrdersIn(tx: Database, shared: readonly PaymentRow[], erased: readonly string[]): Promise<void> {
  const nameless = new Map(erased.map((id) => [id, newErasedId()]));
  const named = <T extends { readonly orderId: string }>(part: T): T => ({ ...part, orderId: nameless.get(part.orderId) ?? part.orderId });
  for (const { id, parts, paidRows } of shared) {
    await tx
      .update(payments)
      .set({ parts: parts?.map(named) ?? null, paidRows: paidRows?.map(named) ?? null })
      .where(eq(payments.id, id));
    for (const [orderId, other] of nameless) {
      const undone = `return:${orderId}`;
      await tx
        .update(ledgerEntries)
        .set({ orderId: other })
        .where(and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.orderId, orderId)));
      await tx
        .update(ledgerEntries)
        .set({ posting: `${id}:return:${other}` })
        .where(and(eq(ledgerEntries.paymentId, id), eq(ledgerEntries.posting, `${id}:${undone}`)));
      await tx
        .update(refunds)
        .set({ actKey: `return:${other}` })
        .where(and(eq(refunds.paymentId, id), eq(refunds.actKey, undone)));
    }
  }
}
