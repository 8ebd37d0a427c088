import { bonusExpiresOn, bonusForPayment, type CalendarDate } from '@muddat/schedule';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { ledgerEntries } from '../../../db/schema/billing.ts';
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
export async function revokeBonuses(tx: Database, order: Order, sum: number | null, moment: Moment): Promise<PendingWrite[]> {
  const left = await loadBonusesLeft(tx, order);
  return takeBack(tx, order, sum === null ? left : Math.min(left, bonusFor(sum, moment.today)), moment.now);
}

/**
 * Takes back the bonuses that a payment earned on a locked order, when a bank takes `sum` of it back. Bonuses of other payments stay. The
 * caller writes the posting of `sum` later.
 */
export async function revokeBonusesOfPayment(
  tx: Database,
  order: Order,
  paymentId: string,
  sum: number,
  { now, today }: Moment,
): Promise<PendingWrite[]> {
  const earned = await sumOfEntries(tx, and(eq(bonusEntries.paymentId, paymentId), entriesOf(order, ['earned'])));
  const { orderId, account, amount: entry } = ledgerEntries;
  const [before] = await tx
    .select({ sum: sql`coalesce(sum(${entry}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentId, paymentId), eq(orderId, order.id), eq(account, 'order'), gt(entry, 0)));
  const gone = before?.sum ?? 0;
  // A payment that earned bonuses for a part of its sum loses all of them with the first parts that are taken back.
  const lost = (amount: number) => Math.min(earned, bonusFor(amount, today));
  return takeBack(tx, order, Math.min(await loadBonusesLeft(tx, order), lost(gone + sum) - lost(gone)), now);
}

const entriesOf = ({ id, customerId }: Order, kinds: readonly string[]) =>
  and(eq(bonusEntries.customerId, customerId), eq(bonusEntries.orderId, id), inArray(bonusEntries.kind, [...kinds]));

async function sumOfEntries(tx: Database, condition: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ sum: sql`coalesce(sum(${bonusEntries.amount}), 0)`.mapWith(Number) })
    .from(bonusEntries)
    .where(condition);
  return row?.sum ?? 0;
}

/** What the payments of an order earned and nothing has taken back. */
const loadBonusesLeft = (tx: Database, order: Order): Promise<number> => sumOfEntries(tx, entriesOf(order, ['earned', 'taken_back']));

function takeBack(tx: Database, { id: orderId, customerId }: Order, amount: number, at: Date): PendingWrite[] {
  if (amount <= 0) return [];
  return [tx.insert(bonusEntries).values({ customerId, amount: -amount, kind: 'taken_back', orderId, at, expiresOn: null })];
}
