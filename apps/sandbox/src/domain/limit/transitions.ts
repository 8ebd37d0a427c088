import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { limits } from '../../db/schema/orders.ts';
import { type LimitStatus, limitStatus } from './limit-view.ts';

/** `write`: of a step of the verification; `request`: asked for by itself; `submit`: everything was handed in; `restore`: asked back. */
type LimitEvent = 'write' | 'request' | 'submit' | 'restore';

/** What becomes of a limit (domain, Installment limit); null where the event is refused. */
const NEXT = {
  not_created: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  requested: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  pending: { write: 'pending', request: 'pending', submit: 'pending', restore: null },
  // Who has a limit keeps it while papers are looked at again.
  approved: { write: 'approved', request: null, submit: 'approved', restore: null },
  rejected: { write: 'rejected', request: null, submit: 'pending', restore: null },
  expired: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  blocked: { write: 'blocked', request: null, submit: 'blocked', restore: 'pending' },
} as const satisfies Record<LimitStatus, Record<LimitEvent, LimitStatus | null>>;

/** Moves a customer's limit inside a transaction; false where the event is refused. A limit that is asked for anew has no sum and no last day. */
export async function moveLimit(tx: Database, customerId: string, event: LimitEvent, now: Date): Promise<boolean> {
  await tx.insert(limits).values({ customerId, status: 'not_created', amount: 0, updatedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(limits).where(eq(limits.customerId, customerId)).for('update');
  const status = limitStatus(row?.status ?? 'not_created');
  const next: LimitStatus | null = NEXT[status][event];
  if (next === null || next === status) return next !== null;
  const decided = event === 'restore' ? {} : { amount: 0, validUntil: null };
  await tx
    .update(limits)
    .set({ status: next, reason: null, updatedAt: now, ...decided })
    .where(eq(limits.customerId, customerId));
  return true;
}
