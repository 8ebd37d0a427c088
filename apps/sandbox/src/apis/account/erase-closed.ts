import { and, eq, lte } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { logFailure } from '../../core/request-log.ts';
import { customers } from '../../db/schema/auth.ts';
import { sendNotice } from '../auth/notice.ts';
import { forgetReturnPhotosOf } from '../installment/returns/take-photos.ts';
import { forgetUnproven } from '../installment/verification/photos/forget-photos.ts';
import { isDeletable } from './deletion.ts';
import { eraseCustomer } from './erase-customer.ts';
import { forgetOldCopies } from './forget-copies.ts';

type Tools = Pick<Context, 'db' | 'clock' | 'files' | 'sms' | 'log'>;

/** Erases closed accounts whose time to undo that is over. One that failed is tried again, and keeps no other. */
export async function eraseClosedAccounts(tools: Tools): Promise<void> {
  const due = lte(customers.eraseAt, tools.clock.now());
  for (const { id } of await tools.db.select({ id: customers.id }).from(customers).where(due)) {
    try {
      await eraseClosed(tools, id);
    } catch (error) {
      logFailure(tools.log, error, 'a closed account was not erased; it is tried again');
    }
  }
}

async function eraseClosed(tools: Tools, customerId: string): Promise<void> {
  const { db, clock } = tools;
  const due = and(eq(customers.id, customerId), lte(customers.eraseAt, clock.now()));
  const ended = await db.transaction(async (tx) => {
    const [row] = await tx.select({ phone: customers.phone }).from(customers).where(due).for('update');
    // Undone, or erased by another process.
    if (row === undefined) return null;
    if (await isDeletable(tx, { clock }, customerId)) {
      await eraseCustomer(tx, customerId, row.phone, clock.now());
      return { kind: 'erased' } as const;
    }
    // Money has come meanwhile: nobody may lose it.
    await tx.update(customers).set({ eraseAt: null }).where(eq(customers.id, customerId));
    return { kind: 'kept', phone: row.phone } as const;
  });
  if (ended?.kind === 'kept') await sendNotice(tools, ended.phone, 'not-erased', 'ru');
  if (ended?.kind !== 'erased') return;
  // Files cannot be rolled back: they go after the commit.
  await forgetOldCopies(tools);
  await forgetReturnPhotosOf(tools, customerId);
  await forgetUnproven(tools, customerId);
}
