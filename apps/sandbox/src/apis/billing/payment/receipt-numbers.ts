import { formatDate } from '@muddat/i18n';
import { asc, eq, inArray, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries, payments } from '../../../db/schema/billing.ts';
import type { OrderName } from './order-names.ts';
import type { PaymentRow } from './payment-store.ts';

/** A payment that is in the ledger: the id of its first entry there, and the time. */
export type SettledPayment = { readonly id: string; readonly orderId: string | null; readonly entry: number; readonly at: Date };

/**
 * The numbers on receipts, by payment.
 *
 * - `100008-3`: the third payment of order 100008, counted in the order in which the ledger received them.
 * - `28.11.2026-4711`: a top-up, a withdrawal or a payment for several orders has its day in Tashkent and the number of its first entry in
 *   the ledger.
 *
 * No entry of the ledger changes, and a later payment has a later entry, so a number never changes. It is computed only here.
 *
 * @param settled sorted by entry; of each order all payments, because they are counted.
 */
export function receiptNumbersOf(settled: readonly SettledPayment[], names: ReadonlyMap<string, OrderName>): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    settled.map(({ id, orderId, entry, at }) => {
      const order = orderId === null ? undefined : names.get(orderId);
      if (order === undefined) return [id, `${formatDate(at)}-${entry}`];
      const count = (counts.get(order.id) ?? 0) + 1;
      counts.set(order.id, count);
      return [id, `${order.number}-${count}`];
    }),
  );
}

/** The numbers on the receipts of these payments. A payment that has not succeeded has none. `names`: their orders. */
export async function loadReceiptNumbers(
  db: Database,
  asked: readonly PaymentRow[],
  names: ReadonlyMap<string, OrderName>,
): Promise<ReadonlyMap<string, string>> {
  const succeeded = asked.filter(({ status }) => status === 'succeeded');
  if (succeeded.length === 0) return new Map();
  const orderIds = [...new Set(succeeded.flatMap(({ orderId }) => orderId ?? []))];
  const ids = succeeded.flatMap(({ id, orderId }) => (orderId === null ? [id] : []));
  const entry = min(ledgerEntries.id).mapWith(Number);
  const settled = await db
    .select({ id: payments.id, orderId: payments.orderId, entry, at: sql`min(${ledgerEntries.at})`.mapWith(ledgerEntries.at) })
    .from(payments)
    .innerJoin(ledgerEntries, eq(ledgerEntries.posting, sql`${payments.id} || ':settle'`))
    .where(or(inArray(payments.orderId, orderIds), inArray(payments.id, ids)))
    .groupBy(payments.id)
    .orderBy(asc(entry));
  return receiptNumbersOf(
    settled.map((payment) => ({ ...payment, entry: payment.entry ?? 0 })),
    names,
  );
}
