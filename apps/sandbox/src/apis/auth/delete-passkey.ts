import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { passkeys } from '../../db/schema/auth.ts';
import { recordActivity } from './activity.ts';

export const deletePasskey = operation('auth', 'deletePasskey', async ({ ctx, customer, params }) => {
  const { id: customerId } = requireCustomer(customer);
  const own = and(eq(passkeys.id, params.id), eq(passkeys.customerId, customerId));
  await ctx.db.transaction(async (tx) => {
    const gone = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (gone.length === 0) throw new Problem('not_found');
    await recordActivity({ db: tx, clock: ctx.clock }, customerId, 'passkey_deleted');
  });
  return { status: 204 };
});
