import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cards } from '../../../db/schema/billing.ts';
import { consentEvents, consents } from '../../../db/schema/consents.ts';
import { forgetCardOtps } from './card-otp-store.ts';
import type { CardRow } from './card-store.ts';

/** A card without anything by which it could be known. Its row stays, since payments and consents name its id. */
export const FORGOTTEN = { isDefault: false, bin: '', expiry: '', owner: null, smsPhone: '' } as const;

/**
 * Deletes a saved card with its digits. A payment keeps a copy of its own, as the law asks; the last four stay only where a consent to
 * automatic debits was given with the card, whose history shows them.
 */
export async function forgetCard(tx: Database, card: CardRow, now: Date): Promise<void> {
  const isNamed = await isInConsents(tx, card);
  await tx
    .update(cards)
    .set({ ...FORGOTTEN, deletedAt: now, ...(isNamed ? {} : { last4: '' }) })
    .where(eq(cards.id, card.id));
  await forgetCardOtps(tx, card.customerId, card);
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
