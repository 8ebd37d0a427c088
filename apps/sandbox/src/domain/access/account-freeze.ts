import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers, passkeys } from '../../db/schema/auth.ts';

/** spec gap: an intruder may have had access for some days before the customer freezes the account, and may have added a passkey. */
const TRUSTED_BEFORE_MS = 7 * 86_400_000;

async function findFreezeTime(db: Database, customerId: string): Promise<Date | null> {
  const [row] = await db.select({ frozenAt: customers.frozenAt }).from(customers).where(eq(customers.id, customerId));
  return row?.frozenAt ?? null;
}

export const isAccountFrozen = async (db: Database, customerId: string): Promise<boolean> =>
  (await findFreezeTime(db, customerId)) !== null;

/** Passkeys that were added long enough before the freeze to be the customer's own. */
const trustedPasskeys = (customerId: string, frozenAt: Date) =>
  and(eq(passkeys.customerId, customerId), lt(passkeys.createdAt, new Date(frozenAt.getTime() - TRUSTED_BEFORE_MS)));

/** Throws if the account is frozen: no money moves, and nothing is bought with the limit, until a code or a passkey unfreezes it. */
export async function assertNotFrozen(db: Database, customerId: string): Promise<void> {
  const frozenAt = await findFreezeTime(db, customerId);
  if (frozenAt === null) return;
  const [own] = await db.select({ passkeys: count() }).from(passkeys).where(trustedPasskeys(customerId, frozenAt));
  throw new Problem('fresh_proof_required', {
    extras: { methods: own !== undefined && own.passkeys > 0 ? ['code', 'passkey'] : ['code'] },
  });
}

/**
 * Freezes an account. A frozen one keeps its time: a thief who freezes it again a week later would make a passkey that the thief added
 * look like one from long before.
 */
export async function freezeAccount({ db, clock }: Pick<Context, 'db' | 'clock'>, customerId: string): Promise<void> {
  const unfrozen = and(eq(customers.id, customerId), isNull(customers.frozenAt));
  await db.update(customers).set({ frozenAt: clock.now() }).where(unfrozen);
}

/** What can unfreeze an account: a code, or a passkey from long before. Not a password: it may have been stolen. */
export type UnfreezeMethod = { readonly method: 'code' } | { readonly method: 'passkey'; readonly credentialId: string };

/** Unfreezes an account. False if it was not frozen, or if the passkey is not trusted. */
export async function unfreezeAccount({ db }: Pick<Context, 'db'>, customerId: string, by: UnfreezeMethod): Promise<boolean> {
  if (by.method === 'passkey') {
    const frozenAt = await findFreezeTime(db, customerId);
    if (frozenAt === null) return false;
    const its = and(trustedPasskeys(customerId, frozenAt), eq(passkeys.credentialId, by.credentialId));
    if ((await db.$count(passkeys, its)) === 0) return false;
  }
  const frozen = and(eq(customers.id, customerId), isNotNull(customers.frozenAt));
  return (await db.update(customers).set({ frozenAt: null }).where(frozen).returning({ id: customers.id })).length > 0;
}
