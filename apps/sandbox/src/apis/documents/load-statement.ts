import { addDays, type CalendarDate, daysBetween } from '@muddat/schedule';
import { and, asc, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import type { FieldErrorCodes } from '../../core/field-codes.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { ledgerEntries, payments } from '../../db/schema/billing.ts';
import { orders } from '../../db/schema/orders.ts';
import { toStatementMovements } from './movements.ts';
import type { StatementFacts } from './pdf/document-facts.ts';

const MAX_DAYS = 366;
const MAX_MOVEMENTS = 2_000;
/**
 * Maximum number of ledger entries to read; a movement has several. A period with more entries is refused like a period with too many
 * movements.
 */
const MAX_ENTRIES = 4 * MAX_MOVEMENTS;

export type StatementPeriod = { readonly from: CalendarDate; readonly to: CalendarDate };

/** The error codes of a period for which no statement can be made; null for a valid period. */
export function validatePeriod({ from, to }: StatementPeriod, today: CalendarDate): FieldErrorCodes | null {
  if (from > today) return { from: 'out_of_range' };
  if (to > today || to < from || daysBetween(from, to) >= MAX_DAYS) return { to: 'out_of_range' };
  return null;
}

/** Midnight in Tashkent at the beginning of a day. */
const startOf = (day: CalendarDate): Date => new Date(`${day}T00:00:00+05:00`);

/** The facts of a statement, from the ledger. Throws 422 if the period has more movements than a statement can hold. */
export async function loadStatementFacts(db: Database, customerId: string, { from, to }: StatementPeriod): Promise<StatementFacts> {
  const [start, end] = [startOf(from), startOf(addDays(to, 1))];
  const [before] = await db
    .select({ owed: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.customerId, customerId),
        inArray(ledgerEntries.account, ['balance', 'held', 'claim']),
        lt(ledgerEntries.at, start),
      ),
    );
  const entries = await db
    .select({
      posting: ledgerEntries.posting,
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      at: ledgerEntries.at,
      purpose: payments.purpose,
      orderNumber: orders.number,
    })
    .from(ledgerEntries)
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(eq(ledgerEntries.customerId, customerId), gte(ledgerEntries.at, start), lt(ledgerEntries.at, end)))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
    .limit(MAX_ENTRIES + 1);
  const movements = toStatementMovements(entries);
  if (entries.length > MAX_ENTRIES || movements.length > MAX_MOVEMENTS) {
    throw new Problem('validation_failed', { fields: { from: 'out_of_range', to: 'out_of_range' } });
  }
  const total = (of: 'charged' | 'onOrders' | 'balance') => movements.reduce((all, movement) => all + movement[of], 0);
  // In the ledger the money that we owe the customer is negative.
  const opening = -(before?.owed ?? 0) || 0;
  const [charged, onOrders, closing] = [total('charged'), total('onOrders'), opening + total('balance')];
  return { kind: 'statement', from, to, opening, closing, charged, onOrders, movements };
}
