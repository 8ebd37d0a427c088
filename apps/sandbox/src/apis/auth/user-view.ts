import type { auth } from '@muddat/sdk/types';
import type { customers } from '../../db/schema/auth.ts';
import { CUSTOMER_SCOPE } from './tokens.ts';

export function userView({
  id,
  name,
  phone,
  birthdate,
  createdAt,
  eraseAt,
}: typeof customers.$inferSelect): auth.components['schemas']['User'] {
  const user = { id, name, phone, birthdate, scope: [CUSTOMER_SCOPE], created_at: createdAt.toISOString() };
  return eraseAt === null ? user : { ...user, erased_at: eraseAt.toISOString() };
}
