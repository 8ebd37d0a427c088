import { bonusExpiresOn, bonusForPayment, type CalendarDate } from '@muddat/schedule';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { bonusEntries } from '../../../db/schema/checkout.ts';
import type { PaymentRow } from './payment-store.ts';

/** 1 % of a sum that was paid on time (domain, Arithmetic). */
const bonusFor = (amount: number, day: CalendarDate): number => bonusForPayment({ amount, paidOn: day, dueDate: day });

export function earnBonuses(
  tx: Database,
  { id: paymentId, customerId }: Pick<PaymentRow, 'id' | 'customerId'>,
  orderId: string,
  paidOnTime: number,
  { now, today }: Moment,
): PendingWrite[] {
  const amount = bonusFor(paidOnTime, today);
  if (amount === 0) return [];
  const entry = { customerId, amount, kind: 'earned', orderId, paymentId, at: now, expiresOn: bonusExpiresOn(today) };
  return [tx.insert(bonusEntries).values(entry)];
}

type Order = { readonly id: string; readonly customerId: string };

/**
 * Takes back the bonuses earned by a sum that is taken off a locked order; `sum` null: all of them. Never takes more than the order's
 * payments earned. Bonuses already spent are not owed (`bonusState`).
 */
export async function revokeBonuses(
  tx: Database,
  { id, customerId }: Order,
  sum: number | null,
  { now, today }: Moment,
): Promise<PendingWrite[]> {
  const ofOrder = and(eq(bonusEntries.orderId, id), inArray(bonusEntries.kind, ['earned', 'taken_back']));
  const [row] = await tx
    .select({ left: sql`coalesce(sum(${bonusEntries.amount}), 0)`.mapWith(Number) })
    .from(bonusEntries)
    .where(and(eq(bonusEntries.customerId, customerId), ofOrder));
  const left = row?.left ?? 0;
  const amount = sum === null ? left : Math.min(left, bonusFor(sum, today));
  if (amount <= 0) return [];
  return [tx.insert(bonusEntries).values({ customerId, amount: -amount, kind: 'taken_back', orderId: id, at: now, expiresOn: null })];
}
