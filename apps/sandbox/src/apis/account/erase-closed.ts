import { and, eq, exists, isNotNull, lte, or } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { deleteExpiredDataCopies } from '../../core/files/delete-copies.ts';
import { logFailure } from '../../core/request-log.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { loadCustomerLocale } from '../../domain/message/load-customer-locale.ts';
import { sendAccountChangeSms } from '../auth/account-change-sms.ts';
import { deleteReturnPhotosOf, selectReturnPhotosOf } from '../installment/return-run/return-photos.ts';
import { deleteUnacceptedPhotos, selectUnacceptedPhotosOf } from '../installment/verification/photos/delete-photos.ts';
import { isDeletable } from './deletion.ts';
import { eraseCustomer } from './erase-customer.ts';

type ErasureContext = Pick<Context, 'db' | 'clock' | 'files' | 'sms' | 'log'>;

/**
 * Erases closed accounts whose undo term is over, then the photos of erased accounts. Files cannot be rolled back, so they are deleted
 * after the commit. Each run also deletes photos that an earlier run left behind. A failure is retried and does not stop the erasure of
 * other accounts.
 */
export async function eraseClosedAccounts(tools: ErasureContext): Promise<void> {
  const { db, clock, log } = tools;
  const due = lte(customers.eraseAt, clock.now());
  for (const { id } of await db.select({ id: customers.id }).from(customers).where(due)) {
    await tryErasure(log, 'a closed account was not erased; it is tried again', () => eraseClosedAccount(tools, id));
  }
  for (const customerId of await findErasedWithPhotos(db)) {
    await tryErasure(log, 'photos of an erased account were not removed; it is tried again', async () => {
      await deleteReturnPhotosOf(tools, customerId);
      await deleteUnacceptedPhotos(tools, customerId);
    });
  }
}

async function tryErasure(log: ErasureContext['log'], failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logFailure(log, error, failure);
  }
}

async function findErasedWithPhotos(db: Database): Promise<string[]> {
  const left = or(exists(selectUnacceptedPhotosOf(db, customers.id)), exists(selectReturnPhotosOf(db, customers.id)));
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isNotNull(customers.deletedAt), left));
  return found.map(({ id }) => id);
}

async function eraseClosedAccount(tools: ErasureContext, customerId: string): Promise<void> {
  const { db, clock } = tools;
  const due = and(eq(customers.id, customerId), lte(customers.eraseAt, clock.now()));
  const ended = await db.transaction(async (tx) => {
    const [row] = await tx.select({ phone: customers.phone }).from(customers).where(due).for('update');
    // The closing was undone, or another process erased the account.
    if (row === undefined) return null;
    if (await isDeletable(tx, { clock }, customerId)) {
      await eraseCustomer(tx, customerId, row.phone, clock.now());
      return { kind: 'erased' } as const;
    }
    // Something now prevents the deletion, such as money that has arrived. Reopen the account, so that the money is not lost.
    await tx.update(customers).set({ eraseAt: null }).where(eq(customers.id, customerId));
    return { kind: 'kept', phone: row.phone } as const;
  });
  if (ended?.kind === 'kept') await sendAccountChangeSms(tools, ended.phone, 'not-erased', await loadCustomerLocale(db, customerId));
  // If this fails, the copies remain but have expired, so `startCheckerJobs` deletes them.
  if (ended?.kind === 'erased') await deleteExpiredDataCopies(tools);
}
