import type { CalendarDate } from '@muddat/schedule';
import { and, asc, eq, gt, gte, inArray, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import { consents } from '../../../db/schema/consents.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { orderPhase, statusesOfPhases } from '../../../domain/order/order-phase.ts';
import { ALL_ORDERS_ID, activeConsentCondition, type ConsentRow } from './consent-store.ts';

/** An instalment that may be debited under a consent. `left`: its unpaid sum. */
export type DueInstalment = {
  readonly consent: ConsentRow;
  readonly order: { readonly id: string; readonly number: string; readonly storeId: string; readonly locale: string };
  readonly number: number;
  readonly dueDate: CalendarDate;
  readonly left: number;
};

/** Statuses of an order that was broken off or is in court: automatic debits stop. */
const NON_DEBITABLE_STATUSES: readonly string[] = ['broke', 'send_enveloper'];
const DEBITED_STATUSES = statusesOfPhases('running').filter((status) => !NON_DEBITABLE_STATUSES.includes(status));

/**
 * Whether a consent can be given for an order. It can also be given before the store confirms the order, since the instalments start later.
 */
export const allowsDebits = (order: { readonly type: string; readonly status: string }): boolean =>
  order.type === 'installment' && orderPhase(order.status) !== 'ended' && !NON_DEBITABLE_STATUSES.includes(order.status);

/** Identifies an instalment in a map: order id and number. */
export const instalmentKey = ({ order, number }: Pick<DueInstalment, 'number'> & { readonly order: { readonly id: string } }): string =>
  `${order.id} ${number}`;

type DueInstalmentFilter = { readonly from?: CalendarDate; readonly until?: CalendarDate; readonly customerId?: string };

/**
 * Unpaid instalments under an active consent that fall due after the day of the consent, from `from` to `until` (both included), soonest
 * first. An order's own consent takes precedence over the consent for all orders. A withdrawn own consent also excludes the order from the
 * general consent, until the general one is granted again.
 */
export async function listDueInstalments(db: Database, { from, until, customerId }: DueInstalmentFilter): Promise<DueInstalment[]> {
  const own = alias(consents, 'own');
  const withdrawnSince = db
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.customerId, consents.customerId), eq(own.orderId, orders.id), gt(own.withdrawnAt, consents.grantedAt)));
  const found = await db
    .select({
      consent: consents,
      order: { id: orders.id, number: orders.number, storeId: orders.storeId, locale: orders.locale },
      number: scheduleRows.number,
      dueDate: scheduleRows.dueDate,
      left: sql`${scheduleRows.amount} - ${scheduleRows.paidAmount}`.mapWith(Number),
    })
    .from(consents)
    .innerJoin(
      orders,
      and(eq(orders.customerId, consents.customerId), or(eq(consents.orderId, ALL_ORDERS_ID), eq(consents.orderId, orders.id))),
    )
    .innerJoin(scheduleRows, eq(scheduleRows.orderId, orders.id))
    .where(
      and(
        activeConsentCondition,
        customerId === undefined ? undefined : eq(consents.customerId, customerId),
        eq(orders.type, 'installment'),
        inArray(orders.status, DEBITED_STATUSES),
        gt(scheduleRows.amount, scheduleRows.paidAmount),
        gt(scheduleRows.dueDate, consents.grantedOn),
        or(ne(consents.orderId, ALL_ORDERS_ID), notExists(withdrawnSince)),
        from === undefined ? undefined : gte(scheduleRows.dueDate, from),
        until === undefined ? undefined : lte(scheduleRows.dueDate, until),
      ),
    )
    .orderBy(asc(scheduleRows.dueDate), asc(orders.id), asc(scheduleRows.number));
  const underOwn = new Set(found.filter(({ consent }) => consent.orderId !== ALL_ORDERS_ID).map(instalmentKey));
  return found.filter((one) => one.consent.orderId !== ALL_ORDERS_ID || !underOwn.has(instalmentKey(one)));
}
