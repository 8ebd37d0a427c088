import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { customers } from '../../db/schema/auth.ts';

/** spec gap: the specification shows no scope values; every customer has this one. */
const CUSTOMER_SCOPE = ['customer'];

export const getUserProfile = operation('auth', 'getUserProfile', async ({ ctx, customer }) => {
  const [row] = await ctx.db
    .select()
    .from(customers)
    .where(eq(customers.id, requireCustomer(customer).id));
  if (row === undefined) throw new Problem('unauthorized');
  const { id, name, phone, birthdate, createdAt } = row;
  return { status: 200, body: { user: { id, name, phone, birthdate, scope: CUSTOMER_SCOPE, created_at: createdAt.toISOString() } } };
});
