import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import { balances } from '../../../db/schema/billing.ts';

type Balance = { readonly available: number; readonly held: number; readonly claimed: number };

/**
 * Adds to (or subtracts from) the sums of a balance. The caller must write a posting of equal sums in the same transaction. Before it
 * raises a sum, it must have locked the balance, so that the row exists.
 */
export function changeBalance(tx: Database, customerId: string, change: Partial<Balance>): PendingWrite[] {
  const { available = 0, held = 0, claimed = 0 } = change;
  if (available === 0 && held === 0 && claimed === 0) return [];
  const set = {
    available: sql`${balances.available} + ${available}`,
    held: sql`${balances.held} + ${held}`,
    claimed: sql`${balances.claimed} + ${claimed}`,
  };
  return [tx.update(balances).set(set).where(eq(balances.customerId, customerId))];
}

/** Subtracts `amount` from the available sum and adds `held` to the held sum; false if the available sum is too small. */
async function deductAvailable(tx: Database, customerId: string, amount: number, held: number): Promise<boolean> {
  const taken = await tx
    .update(balances)
    .set({ available: sql`${balances.available} - ${amount}`, held: sql`${balances.held} + ${held}` })
    .where(and(eq(balances.customerId, customerId), gte(balances.available, amount)))
    .returning({ customerId: balances.customerId });
  return taken.length === 1;
}

export const spendFromBalance = (tx: Database, customerId: string, amount: number) => deductAvailable(tx, customerId, amount, 0);
export const holdFromBalance = (tx: Database, customerId: string, amount: number) => deductAvailable(tx, customerId, amount, amount);

/**
 * The customer's balance, locked for the rest of the transaction. Without a row there is nothing to lock, and a first credit and a first
 * claim would not see each other: insert the row first.
 */
export async function lockBalance(tx: Database, customerId: string): Promise<Balance> {
  const query = () =>
    tx
      .select({ available: balances.available, held: balances.held, claimed: balances.claimed })
      .from(balances)
      .where(eq(balances.customerId, customerId))
      .for('update');
  const [known] = await query();
  if (known !== undefined) return known;
  await tx.insert(balances).values({ customerId }).onConflictDoNothing();
  const [made] = await query();
  if (made === undefined) throw new TypeError('a balance disappeared');
  return made;
}

/** The customer's balance; all sums are 0 for a customer without a row. */
export async function readBalance(db: Database, customerId: string): Promise<Balance> {
  const [row] = await db
    .select({ available: balances.available, held: balances.held, claimed: balances.claimed })
    .from(balances)
    .where(eq(balances.customerId, customerId));
  return row ?? { available: 0, held: 0, claimed: 0 };
}
