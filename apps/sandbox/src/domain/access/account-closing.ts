import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { assertNotFrozen } from './account-freeze.ts';

/** Days for which closing an account can be undone, in business time. */
export const DELETION_UNDO_DAYS = 3;

/** When the account will be erased; null if its deletion was not requested. */
export async function findEraseTime(db: Database, customerId: string): Promise<Date | null> {
  const [row] = await db.select({ eraseAt: customers.eraseAt }).from(customers).where(eq(customers.id, customerId));
  return row?.eraseAt ?? null;
}

/** Throws if the account is frozen, or closed and waiting to be erased: no money moves and nothing is bought in such an account. */
export async function assertAccountActive(db: Database, customerId: string): Promise<void> {
  await assertNotFrozen(db, customerId);
  if ((await findEraseTime(db, customerId)) !== null) throw new Problem('account_closed');
}

/** Schedules the erasure of the account; returns its time. */
export async function closeAccount(db: Database, customerId: string, now: Date): Promise<Date> {
  const eraseAt = new Date(now.getTime() + DELETION_UNDO_DAYS * 86_400_000);
  await db.update(customers).set({ eraseAt }).where(eq(customers.id, customerId));
  return eraseAt;
}

/**
 * Reopens a closed account; returns whether it was closed. Possible until the erasure, which checks `eraseAt` again under the customer's
 * lock.
 */
export async function reopenAccount({ db }: Pick<Context, 'db'>, customerId: string): Promise<boolean> {
  const closed = and(eq(customers.id, customerId), isNotNull(customers.eraseAt));
  return (await db.update(customers).set({ eraseAt: null }).where(closed).returning({ id: customers.id })).length > 0;
}
