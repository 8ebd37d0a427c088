import { and, asc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { consents } from '../../../db/schema/consents.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { statusesOf } from '../../installment/order-phase.ts';
import { ALL_ORDERS, type ConsentRow, isActive } from './consent-store.ts';

/** An instalment that a consent lets be debited. `left`: what is still to pay on it. */
export type DueInstalment = {
  readonly consent: ConsentRow;
  readonly order: { readonly id: string; readonly number: string; readonly storeId: string; readonly locale: string };
  readonly number: number;
  readonly dueDate: string;
  readonly left: number;
};

/** Payments were broken off, or a court decides: nothing is taken without a word any more. */
const BEYOND_DEBITS: readonly string[] = ['broke', 'send_enveloper'];
const DEBITED_STATUSES = statusesOf('running').filter((status) => !BEYOND_DEBITS.includes(status));

export const takesDebits = (order: { readonly type: string; readonly status: string }): boolean =>
  order.type === 'installment' && DEBITED_STATUSES.some((status) => status === order.status);

type Which = { readonly until?: string; readonly customerId?: string };

/**
 * Unpaid instalments under an active consent, soonest first: those that fall due after the day it was granted, up to `until`. An order's
 * own consent goes before the one for all orders.
 */
export async function listDueInstalments(db: Database, { until, customerId }: Which): Promise<DueInstalment[]> {
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
      and(eq(orders.customerId, consents.customerId), or(eq(consents.orderId, ALL_ORDERS), eq(consents.orderId, orders.id))),
    )
    .innerJoin(scheduleRows, eq(scheduleRows.orderId, orders.id))
    .where(
      and(
        isActive,
        customerId === undefined ? undefined : eq(consents.customerId, customerId),
        eq(orders.type, 'installment'),
        inArray(orders.status, DEBITED_STATUSES),
        gt(scheduleRows.amount, scheduleRows.paidAmount),
        gt(scheduleRows.dueDate, consents.grantedOn),
        until === undefined ? undefined : lte(scheduleRows.dueDate, until),
      ),
    )
    .orderBy(asc(scheduleRows.dueDate), asc(orders.id), asc(scheduleRows.number));
  const own = new Set(found.filter(({ consent }) => consent.orderId !== ALL_ORDERS).map(({ order, number }) => `${order.id} ${number}`));
  return found.filter(({ consent, order, number }) => consent.orderId !== ALL_ORDERS || !own.has(`${order.id} ${number}`));
}
