import { and, eq, inArray, max } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { refunds } from '../../../db/schema/billing.ts';
import { debitNotices } from '../../../db/schema/consents.ts';
import { type DueInstalment, instalmentKey } from './due-instalments.ts';

type Row = typeof debitNotices.$inferSelect;
/** The last notice to a customer about an instalment and its due date. */
export type DebitNotice = Pick<Row, 'kind' | 'sentAt'>;

/**
 * Valid notices by instalment. A chargeback invalidates all earlier notices to its customer: an instalment that was paid by hand and then
 * charged back needs a new notice.
 */
export async function loadDebitNotices(db: Database, due: readonly DueInstalment[]): Promise<ReadonlyMap<string, DebitNotice>> {
  if (due.length === 0) return new Map();
  const customerIds = [...new Set(due.map(({ consent }) => consent.customerId))];
  const takenBack = new Map(
    (
      await db
        .select({ customerId: refunds.customerId, at: max(refunds.at) })
        .from(refunds)
        .where(and(inArray(refunds.customerId, customerIds), eq(refunds.kind, 'chargeback')))
        .groupBy(refunds.customerId)
    ).map(({ customerId, at }) => [customerId, at]),
  );
  const rows = await db
    .select()
    .from(debitNotices)
    .where(inArray(debitNotices.orderId, [...new Set(due.map(({ order }) => order.id))]));
  const sent = new Map(rows.map((row) => [`${row.orderId} ${row.number} ${row.dueDate}`, row]));
  return new Map(
    due.flatMap((one) => {
      const notice = sent.get(`${instalmentKey(one)} ${one.dueDate}`);
      const ended = takenBack.get(one.consent.customerId);
      return notice === undefined || (ended != null && notice.sentAt <= ended) ? [] : [[instalmentKey(one), notice]];
    }),
  );
}

/** Whether the customer has a valid notice that the instalment will be debited. A notice that no source can pay does not count. */
export async function isDebitAnnounced(db: Database, due: DueInstalment): Promise<boolean> {
  return (await loadDebitNotices(db, [due])).get(instalmentKey(due))?.kind === 'ahead';
}

/** Stores a notice, replacing the previous one for this instalment and due date. */
export async function saveDebitNotice(tx: Database, { order, number, dueDate }: DueInstalment, notice: DebitNotice): Promise<void> {
  await tx
    .insert(debitNotices)
    .values({ orderId: order.id, number, dueDate, ...notice })
    .onConflictDoUpdate({ target: [debitNotices.orderId, debitNotices.number, debitNotices.dueDate], set: notice });
}
