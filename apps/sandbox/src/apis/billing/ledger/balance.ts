import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { balances } from '../../../db/schema/billing.ts';
import type { Write } from '../../../db/write-together.ts';

/** Adds to (or takes from) what is available and held. Every change here goes with a posting of the same sums in the same transaction. */
export function changeBalance(tx: Database, customerId: string, available: number, held: number): Write[] {
  if (available === 0 && held === 0) return [];
  const set = { available: sql`${balances.available} + ${available}`, held: sql`${balances.held} + ${held}` };
  // A customer who holds something has a row; only a credit may be the first.
  if (available < 0 || held < 0) return [tx.update(balances).set(set).where(eq(balances.customerId, customerId))];
  return [tx.insert(balances).values({ customerId, available, held }).onConflictDoUpdate({ target: balances.customerId, set })];
}

/** Takes from what is available and sets `held` of it aside; false when there is not enough. */
async function take(tx: Database, customerId: string, amount: number, held: number): Promise<boolean> {
  const taken = await tx
    .update(balances)
    .set({ available: sql`${balances.available} - ${amount}`, held: sql`${balances.held} + ${held}` })
    .where(and(eq(balances.customerId, customerId), gte(balances.available, amount)))
    .returning({ customerId: balances.customerId });
  return taken.length === 1;
}

export const spend = (tx: Database, customerId: string, amount: number) => take(tx, customerId, amount, 0);
export const hold = (tx: Database, customerId: string, amount: number) => take(tx, customerId, amount, amount);

/** The customer's balance; nothing yet is 0. */
export async function readBalance(db: Database, customerId: string): Promise<{ available: number; held: number }> {
  const [row] = await db
    .select({ available: balances.available, held: balances.held })
    .from(balances)
    .where(eq(balances.customerId, customerId));
  return row ?? { available: 0, held: 0 };
}
