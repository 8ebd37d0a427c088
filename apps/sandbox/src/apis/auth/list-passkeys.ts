import { asc, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { passkeys } from '../../db/schema/auth.ts';
import { passkeyView } from './passkey-view.ts';

export const listPasskeys = operation('auth', 'listPasskeys', async ({ ctx, customer }) => {
  const own = eq(passkeys.customerId, requireCustomer(customer).id);
  const rows = await ctx.db.select().from(passkeys).where(own).orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return { status: 200, body: { data: rows.map(passkeyView) } };
});
