import { and, eq, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { consentEvents, consents, debits } from '../../../db/schema/consents.ts';

/**
 * Erases consents that were withdrawn before a day and whose debits are all erased. Also erases the digits of cards that were deleted
 * before that day and to which no consent refers any more.
 */
export async function eraseConsents(tx: Database, before: Date): Promise<void> {
  const itsDebit = tx.select({ id: debits.consentId }).from(debits).where(eq(debits.consentId, consents.id));
  const over = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(lt(consents.withdrawnAt, before), notExists(itsDebit)))
    .for('update', { skipLocked: true });
  const ids = over.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.delete(consentEvents).where(inArray(consentEvents.consentId, ids));
    await tx.delete(consents).where(inArray(consents.id, ids));
  }
  const named = (list: typeof consents.cardOrder | typeof consentEvents.cardOrder) => sql`${list} @> jsonb_build_array(${cards.id})`;
  const inConsent = tx.select({ id: consents.id }).from(consents).where(named(consents.cardOrder));
  const inHistory = tx.select({ id: consentEvents.id }).from(consentEvents).where(named(consentEvents.cardOrder));
  await tx
    .update(cards)
    .set({ last4: '' })
    .where(and(isNotNull(cards.deletedAt), ne(cards.last4, ''), lt(cards.deletedAt, before), notExists(inConsent), notExists(inHistory)));
}
