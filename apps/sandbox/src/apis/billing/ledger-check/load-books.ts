import { and, eq, inArray, isNotNull, notLike, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { customers } from '../../../db/schema/auth.ts';
import { balances, ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import type { Books, CheckedBalance, CheckedOrder, CheckedPayment } from './find-differences.ts';

/**
 * How long a return in the provider's book may be missing in ours. The reconciler looks every second, so an older return is a difference.
 */
const MAX_BOOKING_DELAY_MS = 3_600_000;
/** Pattern for customers that `POST /sandbox/scale` made: their orders are marked paid without a charge. */
const GENERATED_CUSTOMER_IDS = 'cus_g%';

/** Loads the data of all comparisons, for one customer or all (null), in one snapshot. */
export async function loadBooks(db: Database, customerId: string | null, now: Date): Promise<Books> {
  return db.transaction(
    async (tx) => ({
      payments: await loadPayments(tx, customerId, now),
      balances: await loadBalances(tx, customerId),
      orders: await loadOrders(tx, customerId),
      unbalanced: await loadUnbalanced(tx, customerId),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const total = (column: SQL | typeof ledgerEntries.amount) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

const totalOf = (account: string) => total(sql`case when ${ledgerEntries.account} = ${account} then ${ledgerEntries.amount} end`);

async function loadPayments(tx: Database, customerId: string | null, now: Date): Promise<CheckedPayment[]> {
  const { id, status, lateCreditedAt, amount, refundedAmount } = payments;
  const made = await tx
    .select({ id, status, lateCreditedAt, amount, refundedAmount })
    .from(payments)
    .where(customerId === null ? undefined : eq(payments.customerId, customerId));
  const charges = await tx
    .select()
    .from(providerCharges)
    .where(and(eq(providerCharges.status, 'accepted'), customerId === null ? undefined : eq(providerCharges.customerId, customerId)));
  const returns = await tx
    .select()
    .from(providerReturns)
    .where(customerId === null ? undefined : eq(providerReturns.customerId, customerId));
  const booked = await tx
    .select({
      id: ledgerEntries.paymentId,
      provider: totalOf('provider'),
      order: totalOf('order'),
      refund: totalOf('refund'),
    })
    .from(ledgerEntries)
    .where(customerId === null ? undefined : eq(ledgerEntries.customerId, customerId))
    .groupBy(ledgerEntries.paymentId);
  const back = await tx
    .select({ id: refunds.paymentId, actKey: refunds.actKey, amount: refunds.amount })
    .from(refunds)
    .where(customerId === null ? undefined : eq(refunds.customerId, customerId));
  const chargeOf = new Map(charges.map((row) => [row.paymentId, row.amount]));
  const ledgerOf = new Map(booked.map((row) => [row.id, row]));
  const backOf = Map.groupBy(back, (row) => row.id);
  const returnsOf = Map.groupBy(returns, (row) => row.paymentId);
  const knownIds = new Set(made.map((row) => row.id));
  const fresh = (at: Date) => now.getTime() - at.getTime() < MAX_BOOKING_DELAY_MS;
  const check = (paymentId: string, payment: (typeof made)[number] | null): CheckedPayment => {
    const gone = returnsOf.get(paymentId) ?? [];
    const known = backOf.get(paymentId) ?? [];
    const charged = chargeOf.get(paymentId) ?? null;
    const ahead = gone.some((row) => fresh(row.at) && !known.some(({ actKey }) => actKey === row.actKey));
    const late = payment !== null && ENDED.includes(payment.status) && charged !== null && payment.lateCreditedAt === null;
    return {
      id: paymentId,
      isInOurBooks: payment !== null,
      running: payment?.status === 'processing' || ahead || late,
      provider: charged === null && gone.length === 0 ? null : (charged ?? 0) - gone.reduce((sum, row) => sum + row.amount, 0),
      ledger: ledgerOf.get(paymentId)?.provider ?? null,
      amount: payment?.amount ?? 0,
      onOrders: 0 - (ledgerOf.get(paymentId)?.order ?? 0),
      refundedByStore: ledgerOf.get(paymentId)?.refund ?? 0,
      refunded: payment?.refundedAmount ?? 0,
      refundRows: known.reduce((sum, row) => sum + row.amount, 0),
    };
  };
  const strangers = [...chargeOf.keys()].filter((paymentId) => !knownIds.has(paymentId));
  return [...made.map((payment) => check(payment.id, payment)), ...strangers.map((paymentId) => check(paymentId, null))];
}

/**
 * Statuses of payments that ended without success. If such a payment is charged later, the reconciler credits the charge to the balance.
 */
const ENDED = ['failed', 'expired', 'canceled'];

async function loadBalances(tx: Database, customerId: string | null): Promise<CheckedBalance[]> {
  const kept = await tx
    .select()
    .from(balances)
    .where(customerId === null ? undefined : eq(balances.customerId, customerId));
  const sums = await tx
    .select({ customerId: ledgerEntries.customerId, account: ledgerEntries.account, sum: total(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.account, ['balance', 'held', 'claim']),
        customerId === null ? undefined : eq(ledgerEntries.customerId, customerId),
      ),
    )
    .groupBy(ledgerEntries.customerId, ledgerEntries.account);
  const ids = new Set([...kept, ...sums].map((row) => row.customerId));
  const erased = await tx.select({ id: customers.id }).from(customers).where(isNotNull(customers.deletedAt));
  const erasedIds = new Set(erased.map((row) => row.id));
  return [...ids].map((id) => {
    const row = kept.find((balance) => balance.customerId === id);
    const sumOf = (account: string) => sums.find((sum) => sum.customerId === id && sum.account === account)?.sum ?? 0;
    // In the ledger the customer's money is negative, because we owe it. On the balance it is positive.
    const owed = (account: string) => 0 - sumOf(account);
    return {
      customerId: id,
      available: row?.available ?? 0,
      held: row?.held ?? 0,
      ledgerBalance: owed('balance'),
      ledgerHeld: owed('held'),
      claimed: row?.claimed ?? 0,
      ledgerClaim: sumOf('claim'),
      isErased: erasedIds.has(id),
    };
  });
}

async function loadOrders(tx: Database, customerId: string | null): Promise<CheckedOrder[]> {
  const own = customerId === null ? notLike(orders.customerId, GENERATED_CUSTOMER_IDS) : eq(orders.customerId, customerId);
  const kept = await tx.select().from(orders).where(own);
  const rows = await tx
    .select({
      orderId: scheduleRows.orderId,
      amount: sql<number>`sum(${scheduleRows.amount})`.mapWith(Number),
      paid: sql<number>`sum(${scheduleRows.paidAmount})`.mapWith(Number),
    })
    .from(scheduleRows)
    .innerJoin(orders, eq(orders.id, scheduleRows.orderId))
    .where(own)
    .groupBy(scheduleRows.orderId);
  const entries = await tx
    .select({ orderId: ledgerEntries.orderId, sum: total(ledgerEntries.amount) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'order'), customerId === null ? undefined : eq(ledgerEntries.customerId, customerId)))
    .groupBy(ledgerEntries.orderId);
  const rowsOf = new Map(rows.map((row) => [row.orderId, row]));
  const ledgerOf = new Map(entries.map((row) => [row.orderId, row.sum]));
  return kept.map((order) => ({
    id: order.id,
    installment: order.type === 'installment',
    cash: order.cash,
    total: order.totalAmount,
    paid: order.paidAmount,
    feePaid: order.initialFeePaid,
    rowsTotal: rowsOf.get(order.id)?.amount ?? 0,
    rowsPaid: rowsOf.get(order.id)?.paid ?? 0,
    ledgerPaid: 0 - (ledgerOf.get(order.id) ?? 0),
  }));
}

async function loadUnbalanced(tx: Database, customerId: string | null) {
  const sum = total(ledgerEntries.amount);
  return tx
    .select({ posting: ledgerEntries.posting, sum })
    .from(ledgerEntries)
    .where(customerId === null ? undefined : eq(ledgerEntries.customerId, customerId))
    .groupBy(ledgerEntries.posting)
    .having(sql`${sum} <> 0`);
}
