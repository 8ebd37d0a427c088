import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { balances } from '../../../db/schema/billing.ts';
import { spend } from '../ledger/balance.ts';

/** Takes from what is available, at most all of it; what was taken. */
export async function takeUpTo(tx: Database, customerId: string, amount: number): Promise<number> {
  if (amount === 0) return 0;
  const [row] = await tx.select({ available: balances.available }).from(balances).where(eq(balances.customerId, customerId)).for('update');
  const taken = Math.min(row?.available ?? 0, amount);
  return taken > 0 && (await spend(tx, customerId, taken)) ? taken : 0;
}
