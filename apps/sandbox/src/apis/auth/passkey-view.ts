import type { auth } from '@muddat/sdk/types';
import type { passkeys } from '../../db/schema/auth.ts';

export function passkeyView({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): auth.components['schemas']['Passkey'] {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null };
}
