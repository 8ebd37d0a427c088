import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { Problem } from '../../../../core/problem.ts';
import type { Database } from '../../../../db/client.ts';
import { customers } from '../../../../db/schema/auth.ts';
import { ledgerEntries } from '../../../../db/schema/billing.ts';
import { verifications } from '../../../../db/schema/verification.ts';
import type { VerificationRow } from './verification-store.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Throws 409 `person_taken` if another account stands for the person already: the same PINFL or the same passport, held by an account that
 * is open, or that was erased and left a loss. Else a person would get a limit for each phone number.
 */
export async function assertPersonFree(
  tx: Database,
  { customerId, pinfl, passport }: Pick<VerificationRow, 'customerId' | 'pinfl' | 'passport'>,
): Promise<void> {
  if (pinfl === null || passport === null) return;
  const isSame = or(eq(verifications.pinfl, pinfl), eq(verifications.passport, passport));
  const leftLoss = and(eq(ledgerEntries.customerId, customers.id), eq(ledgerEntries.account, 'loss'), gt(ledgerEntries.amount, 0));
  const [holder] = await tx
    .select({ id: customers.id })
    .from(verifications)
    .innerJoin(customers, eq(customers.id, verifications.customerId))
    .leftJoin(ledgerEntries, leftLoss)
    .where(
      and(
        ne(verifications.customerId, customerId),
        isSame,
        or(and(isNotNull(verifications.personHeldAt), isNull(customers.deletedAt)), isNotNull(ledgerEntries.id)),
      ),
    )
    .limit(1);
  if (holder !== undefined) throw new Problem('person_taken');
}

/** Whether an error is the violation of a unique index: another account submitted the same person at the same moment. */
export function isPersonTakenMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isViolation = 'code' in error && error.code === UNIQUE_VIOLATION && error.message.includes('verifications_held_');
  return isViolation || isPersonTakenMeanwhile(error.cause);
}
