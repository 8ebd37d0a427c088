import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { consentEvents, consents } from '../../../db/schema/consents.ts';
import { deleteCardOtps } from './card-otp-store.ts';
import type { CardRow } from './card-store.ts';

/** Column values of a deleted card, which no longer identify it. The row stays because payments and consents refer to its id. */
export const ERASED_CARD_COLUMNS = { isDefault: false, bin: '', expiry: '', owner: null, smsPhone: '' } as const;

/**
 * Deletes a saved card with its digits. Payments keep their own copy, as the law requires. The last four stay only when a consent to
 * automatic debits named the card: its history shows them.
 */
export async function deleteCard(tx: Database, card: CardRow, now: Date): Promise<void> {
  const isNamed = await isInConsents(tx, card);
  await tx
    .update(cards)
    .set({ ...ERASED_CARD_COLUMNS, deletedAt: now, ...(isNamed ? {} : { last4: '' }) })
    .where(eq(cards.id, card.id));
  await deleteCardOtps(tx, card.customerId, card);
}

async function isInConsents(tx: Database, { id, customerId }: CardRow): Promise<boolean> {
  const named = JSON.stringify([id]);
  const found = await tx
    .select({ id: consents.id })
    .from(consents)
    .leftJoin(consentEvents, eq(consentEvents.consentId, consents.id))
    .where(
      and(
        eq(consents.customerId, customerId),
        or(sql`${consents.cardOrder} @> ${named}::jsonb`, sql`${consentEvents.cardOrder} @> ${named}::jsonb`),
      ),
    )
    .limit(1);
  return found.length > 0;
}
