import type { billing } from '@muddat/sdk/types';
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import type { PaymentMoney } from '../refund/refund-rules.ts';

export type RefundRow = typeof refunds.$inferSelect;
type Refund = billing.components['schemas']['Refund'];

/** spec gap: a bank or a payment app pays a refund out within three days. A real portal takes the time from its provider. */
const PAYOUT_MS = 3 * 86_400_000;

export function refundArrivalOf(to: Refund['to'], at: Date): Date {
  return to === 'balance' ? at : new Date(at.getTime() + PAYOUT_MS);
}

export function insertRefund(tx: Database, row: RefundRow): PendingWrite {
  return tx.insert(refunds).values(row);
}

/** The column `refunded_amount` after a return: never above the payment, as the contract says. What came back twice is in the claim. */
export const refundedAmountAfter = (
  { amount, refundedAmount }: { readonly amount: number; readonly refundedAmount: number },
  returned: number,
) => Math.min(amount, refundedAmount + returned);

export async function listRefundsOfPayment(db: Database, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(asc(refunds.at), asc(refunds.id));
}

/**
 * Refunds that concern an order. For a payment of several orders, a refund counts only if its posting took money from this order. A refund
 * by the store takes money from no order, so it is shown on each.
 */
export async function listRefundsOfOrder(db: Database, customerId: string, orderId: string): Promise<RefundRow[]> {
  const among = sql`${payments.parts} @> ${JSON.stringify([{ orderId }])}::jsonb`;
  const own = or(
    eq(ledgerEntries.posting, sql`${refunds.paymentId} || ':' || ${refunds.actKey}`),
    eq(ledgerEntries.posting, sql`${refunds.paymentId} || ':chargeback:' || ${refunds.id}`),
  );
  const took = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), own));
  const found = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(refunds.customerId, customerId), or(eq(payments.orderId, orderId), and(among, or(eq(refunds.kind, 'refund'), exists(took))))),
    )
    .orderBy(asc(refunds.at), asc(refunds.id));
  return found.map(({ refund }) => refund);
}

/** Where the money of a payment is, by the ledger. The caller has locked the payment, which every posting of it does. */
export async function loadPaymentMoney(tx: Database, paymentId: string): Promise<PaymentMoney> {
  const sums = await tx
    .select({
      account: ledgerEntries.account,
      orderId: ledgerEntries.orderId,
      amount: sql`sum(${ledgerEntries.amount})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), inArray(ledgerEntries.account, ['provider', 'refund', 'order'])))
    .groupBy(ledgerEntries.account, ledgerEntries.orderId)
    .orderBy(sql`min(${ledgerEntries.id})`);
  const sumOf = (account: string) => sums.find((row) => row.account === account)?.amount ?? 0;
  return {
    atProvider: sumOf('provider'),
    refundedByStore: sumOf('refund'),
    onOrders: sums.flatMap(({ orderId, amount }) => (orderId !== null && amount < 0 ? [{ orderId, amount: -amount }] : [])),
  };
}

const REFUND_KINDS = ['refund', 'order_canceled', 'item_returned', 'chargeback'] as const satisfies readonly Refund['kind'][];
const REFUND_DESTINATIONS = ['bank_card', 'payment_app', 'balance'] as const satisfies readonly Refund['to'][];

function parseOneOf<T extends string>(known: readonly T[], text: string): T {
  const found = known.find((item) => item === text);
  if (found === undefined) throw new TypeError(`unknown in refunds: ${text}`);
  return found;
}

/** A refund as its customer sees it at `now`. */
export function refundView(row: RefundRow, now: Date): Refund {
  return {
    refund_id: row.id,
    payment_id: row.paymentId,
    kind: parseOneOf(REFUND_KINDS, row.kind),
    amount: row.amount,
    to: parseOneOf(REFUND_DESTINATIONS, row.to),
    system: row.system,
    last4: row.last4,
    status: now >= row.arrivesAt ? 'arrived' : 'on_the_way',
    at: row.at.toISOString(),
    arrives_at: row.arrivesAt.toISOString(),
  };
}
