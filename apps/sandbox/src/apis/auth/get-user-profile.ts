import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';
import { userView } from './user-view.ts';

export const getUserProfile = operation('auth', 'getUserProfile', async ({ ctx, customer }) => {
  const [row] = await ctx.db
    .select()
    .from(customers)
    .where(eq(customers.id, requireCustomer(customer).id));
  if (row === undefined) throw new Problem('unauthorized');
  return { status: 200, body: { user: userView(row) } };
});
