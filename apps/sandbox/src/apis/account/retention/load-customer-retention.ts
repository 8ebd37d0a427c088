import { tashkentDate } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { and, asc, eq, inArray, isNull, lt, max, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { ledgerEntries, payments, refunds } from '../../../db/schema/billing.ts';
import { orderEvents, orders } from '../../../db/schema/orders.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import { returns } from '../../../db/schema/returns.ts';
import { statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { readBalance } from '../../billing/ledger/balance.ts';
import { RUNNING_STATUSES } from '../../billing/payment/payment-status.ts';
import { orderSharesOf, type PaymentRow } from '../../billing/payment/payment-store.ts';
import type { OrderRetentionFacts } from './evaluate-retention.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderRetention = { readonly order: OrderRow; readonly facts: OrderRetentionFacts };
export type PaymentRetention = {
  readonly payment: PaymentRow;
  readonly state: OrderRetentionFacts['payments'];
  readonly lastOn: CalendarDate;
};
export type CustomerRetention = { readonly orders: readonly OrderRetention[]; readonly payments: readonly PaymentRetention[] };

/** The condition for orders that may have ended, by their status. */
export const mayHaveEndedCondition = () => inArray(orders.status, [...statusesOfPhases('ended'), 'delivered']);

/**
 * A customer's orders and payments, with the facts that decide on their term. Locks only the rows that may be erased, which were created
 * before `before`, so that a request which changes newer rows does not wait.
 */
export async function loadCustomerRetention(tx: Database, customerId: string, before: Date): Promise<CustomerRetention> {
  const ofCustomer = eq(orders.customerId, customerId);
  // Lock orders before payments, as a payment does, to prevent deadlocks.
  const oldOrders = and(ofCustomer, mayHaveEndedCondition(), lt(orders.createdAt, before));
  await tx.select({ id: orders.id }).from(orders).where(oldOrders).orderBy(asc(orders.id)).for('update');
  const oldPayments = and(eq(payments.customerId, customerId), lt(payments.createdAt, before));
  await tx.select({ id: payments.id }).from(payments).where(oldPayments).orderBy(asc(payments.id)).for('update');
  const own = await tx.select().from(orders).where(ofCustomer).orderBy(asc(orders.id));
  const made = await tx.select().from(payments).where(eq(payments.customerId, customerId)).orderBy(asc(payments.id));
  const stateOf = await loadPaymentStates(tx, customerId);
  const paymentEnds = made.map((payment) => ({ payment, state: stateOf(payment), lastOn: tashkentDate(payment.updatedAt) }));
  const lastOf = await loadLastEventTimes(tx, customerId);
  const returning = await tx
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(eq(returns.customerId, customerId), isNull(returns.closedAt)));
  const isReturning = new Set(returning.map(({ orderId }) => orderId));
  const ofOrder = (id: string) => paymentEnds.filter(({ payment }) => orderSharesOf(payment).some(({ orderId }) => orderId === id));
  return {
    payments: paymentEnds,
    orders: own.map((order) => {
      const its = ofOrder(order.id);
      // A payment of several orders is updated for each of them: use the ledger, which has a time for each order.
      const alone = its.flatMap(({ payment }) => (payment.parts === null ? [payment.updatedAt] : []));
      const moments = [order.createdAt, ...(lastOf.get(order.id) ?? []), ...alone];
      const worst = (state: PaymentRetention['state']) => its.some((payment) => payment.state === state);
      return {
        order,
        facts: {
          ...order,
          isReturning: isReturning.has(order.id),
          payments: worst('running') ? 'running' : worst('claimed') ? 'claimed' : 'settled',
          lastOn: tashkentDate(new Date(Math.max(...moments.map(Number)))),
        },
      };
    }),
  };
}

/** Times of the last events of each order: status changes, ends of returns, and postings. */
async function loadLastEventTimes(tx: Database, customerId: string): Promise<ReadonlyMap<string, Date[]>> {
  const events = await tx
    .select({ id: orderEvents.orderId, at: max(orderEvents.at) })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(eq(orders.customerId, customerId))
    .groupBy(orderEvents.orderId);
  const closed = await tx
    .select({ id: returns.orderId, at: max(returns.closedAt) })
    .from(returns)
    .where(eq(returns.customerId, customerId))
    .groupBy(returns.orderId);
  const booked = await tx
    .select({ id: ledgerEntries.orderId, at: max(ledgerEntries.at) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), eq(ledgerEntries.account, 'order')))
    .groupBy(ledgerEntries.orderId);
  const known = [...events, ...closed, ...booked].flatMap(({ id, at }) => (id === null || at === null ? [] : [{ id, at }]));
  return new Map([...Map.groupBy(known, ({ id }) => id)].map(([id, rows]) => [id, rows.map(({ at }) => at)]));
}

/**
 * Returns a function that says whether a payment is running (by the reconciler's rules), claimed (the customer owes a part of it) or
 * settled.
 */
async function loadPaymentStates(tx: Database, customerId: string): Promise<(payment: PaymentRow) => OrderRetentionFacts['payments']> {
  const charges = await tx
    .select({ id: providerCharges.paymentId, status: providerCharges.status })
    .from(providerCharges)
    .where(and(eq(providerCharges.customerId, customerId), inArray(providerCharges.status, ['accepted', 'pending'])));
  const chargeOf = new Map(charges.map(({ id, status }) => [id, status]));
  const booked = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, providerReturns.paymentId), eq(refunds.actKey, providerReturns.actKey)));
  const unbooked = await tx
    .select({ id: providerReturns.paymentId })
    .from(providerReturns)
    .where(and(eq(providerReturns.customerId, customerId), notExists(booked)));
  const going = new Set(unbooked.map(({ id }) => id));
  const open = await tx
    .select({ id: ledgerEntries.paymentId, account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.customerId, customerId), inArray(ledgerEntries.account, ['held', 'claim'])))
    .groupBy(ledgerEntries.paymentId, ledgerEntries.account)
    .having(ne(sql`sum(${ledgerEntries.amount})`, 0));
  const held = new Set(open.filter(({ account }) => account === 'held').map(({ id }) => id));
  const { claimed: owed } = await readBalance(tx, customerId);
  // A payment that settled a claim has an entry against the claim of another payment. Both count as settled once the customer owes nothing.
  const claimed = new Set(owed === 0 ? [] : open.filter(({ account }) => account === 'claim').map(({ id }) => id));
  return ({ id, status, lateCreditedAt }) => {
    const charge = chargeOf.get(id);
    const isLate = status !== 'succeeded' && charge === 'accepted' && lateCreditedAt === null;
    const isRunning = RUNNING_STATUSES.some((running) => running === status) || charge === 'pending' || isLate;
    if (isRunning || going.has(id) || held.has(id)) return 'running';
    return claimed.has(id) ? 'claimed' : 'settled';
  };
}
