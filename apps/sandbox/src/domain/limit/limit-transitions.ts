import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { limits } from '../../db/schema/orders.ts';
import { type LimitStatus, parseLimitStatus } from './limit-view.ts';

/**
 * `write`: a step of the verification was saved; `request`: a limit was requested on its own; `submit`: all steps were submitted;
 * `restore`: restoration was requested.
 */
type LimitEvent = 'write' | 'request' | 'submit' | 'restore';

/** The next status of a limit for each event (domain, Installment limit); null when the event is refused. */
const NEXT_STATUSES = {
  not_created: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  requested: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  pending: { write: 'pending', request: 'pending', submit: 'pending', restore: null },
  // An approved limit stays approved while documents are checked again.
  approved: { write: 'approved', request: null, submit: 'approved', restore: null },
  rejected: { write: 'rejected', request: null, submit: 'pending', restore: null },
  expired: { write: 'requested', request: 'requested', submit: 'pending', restore: null },
  blocked: { write: 'blocked', request: null, submit: 'blocked', restore: 'pending' },
} as const satisfies Record<LimitStatus, Record<LimitEvent, LimitStatus | null>>;

/**
 * Changes the status of a customer's limit inside a transaction; false if the event is refused. A change of status resets sum and expiry
 * date; `restore` keeps them.
 */
export async function applyLimitEvent(tx: Database, customerId: string, event: LimitEvent, now: Date): Promise<boolean> {
  await tx.insert(limits).values({ customerId, status: 'not_created', amount: 0, updatedAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(limits).where(eq(limits.customerId, customerId)).for('update');
  const status = parseLimitStatus(row?.status ?? 'not_created');
  const next: LimitStatus | null = NEXT_STATUSES[status][event];
  if (next === null || next === status) return next !== null;
  const decided = event === 'restore' ? {} : { amount: 0, validUntil: null };
  await tx
    .update(limits)
    .set({ status: next, reason: null, updatedAt: now, ...decided })
    .where(eq(limits.customerId, customerId));
  return true;
}
