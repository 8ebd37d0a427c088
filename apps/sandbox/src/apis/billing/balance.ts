import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { balances } from '../../db/schema/billing.ts';

/** Adds to the customer's balance. Every change here goes with a posting of the same sums in the same transaction. */
export async function credit(tx: Database, customerId: string, amount: number): Promise<void> {
  await tx
    .insert(balances)
    .values({ customerId, available: amount })
    .onConflictDoUpdate({ target: balances.customerId, set: { available: sql`${balances.available} + ${amount}` } });
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

/** Ends a hold: `back` of it is available again, the rest is spent. */
export async function endHold(tx: Database, customerId: string, amount: number, back: number): Promise<void> {
  await tx
    .update(balances)
    .set({ held: sql`${balances.held} - ${amount}`, available: sql`${balances.available} + ${back}` })
    .where(eq(balances.customerId, customerId));
}

/** The customer's balance; nothing yet is 0. */
export async function readBalance(db: Database, customerId: string): Promise<{ available: number; held: number }> {
  const [row] = await db
    .select({ available: balances.available, held: balances.held })
    .from(balances)
    .where(eq(balances.customerId, customerId));
  return row ?? { available: 0, held: 0 };
}
