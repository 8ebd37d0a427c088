import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers, passkeys } from '../../db/schema/auth.ts';

export async function isFrozen(db: Database, customerId: string): Promise<boolean> {
  const [row] = await db.select({ frozenAt: customers.frozenAt }).from(customers).where(eq(customers.id, customerId));
  return row !== undefined && row.frozenAt !== null;
}

/** No money of a frozen account moves, and nothing is bought with its limit, until a code or a passkey has opened it. */
export async function assertNotFrozen(db: Database, customerId: string): Promise<void> {
  if (!(await isFrozen(db, customerId))) return;
  const [own] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.customerId, customerId));
  throw new Problem('fresh_proof_required', {
    extras: { methods: own !== undefined && own.passkeys > 0 ? ['code', 'passkey'] : ['code'] },
  });
}

export async function freeze({ db, clock }: Pick<Context, 'db' | 'clock'>, customerId: string): Promise<void> {
  await db.update(customers).set({ frozenAt: clock.now() }).where(eq(customers.id, customerId));
}

/** Whether it was frozen. */
export async function unfreeze({ db }: Pick<Context, 'db'>, customerId: string): Promise<boolean> {
  const frozen = and(eq(customers.id, customerId), isNotNull(customers.frozenAt));
  return (await db.update(customers).set({ frozenAt: null }).where(frozen).returning({ id: customers.id })).length > 0;
}
