import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../../db/client.ts';
import { customers } from '../../../../db/schema/auth.ts';
import type { VerificationRow } from '../application/verification-store.ts';

/**
 * Writes the identity that the checker confirmed into the account, in place of what was typed at the registration: profile, contracts and
 * receipts read it there. `passportName` is the name in the passport; null confirms the name of the account.
 */
export async function saveProvenIdentity(
  tx: Database,
  { customerId, birthdate }: Pick<VerificationRow, 'customerId' | 'birthdate'>,
  passportName: string | null,
): Promise<void> {
  const proven = { ...(birthdate === null ? {} : { birthdate }), ...(passportName === null ? {} : { name: passportName }) };
  if (Object.keys(proven).length === 0) return;
  // An erased account keeps nothing that identifies its customer.
  await tx
    .update(customers)
    .set(proven)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)));
}
