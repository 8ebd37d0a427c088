import type { auth } from '@muddat/sdk/types';
import type { customers } from '../../db/schema/auth.ts';

/** spec gap: the specification shows no scope values; every customer has this one. */
const CUSTOMER_SCOPE = ['customer'];

export function userView({ id, name, phone, birthdate, createdAt }: typeof customers.$inferSelect): auth.components['schemas']['User'] {
  return { id, name, phone, birthdate, scope: CUSTOMER_SCOPE, created_at: createdAt.toISOString() };
}
