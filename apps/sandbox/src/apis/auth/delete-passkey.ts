import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { passkeys } from '../../db/schema/auth.ts';

export const deletePasskey = operation('auth', 'deletePasskey', async ({ ctx, customer, params }) => {
  const own = and(eq(passkeys.id, params.id), eq(passkeys.customerId, requireCustomer(customer).id));
  const gone = await ctx.db.delete(passkeys).where(own).returning({ id: passkeys.id });
  if (gone.length === 0) throw new Problem('not_found');
  return { status: 204 };
});
