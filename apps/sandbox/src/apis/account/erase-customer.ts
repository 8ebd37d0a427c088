import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  activity,
  customers,
  deviceTokens,
  passkeyChallenges,
  passkeys,
  proofTickets,
  refreshTokens,
  signInCodes,
  tokenFamilies,
} from '../../db/schema/auth.ts';
import { baskets } from '../../db/schema/basket.ts';
import { cardOtps, cards, idempotencyKeys, payments } from '../../db/schema/billing.ts';
import { notificationChannels } from '../../db/schema/channels.ts';
import { checkoutQuotes, checkouts, savedAddresses } from '../../db/schema/checkout.ts';
import { consents } from '../../db/schema/consents.ts';
import { corporateRequests, feedback } from '../../db/schema/content.ts';
import { calendars } from '../../db/schema/documents.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { limits, notifications, orders } from '../../db/schema/orders.ts';
import { returnMessages, returns } from '../../db/schema/returns.ts';
import { questions, reviews } from '../../db/schema/reviews.ts';
import { restorations, uploads, verifications } from '../../db/schema/verification.ts';
import { ERASED_CARD_COLUMNS } from '../billing/cards/delete-card.ts';

/** Tables from which all rows of the customer are deleted. */
const ERASED_TABLES = [
  activity,
  baskets,
  calendars,
  cardOtps,
  corporateRequests,
  deviceTokens,
  feedback,
  idempotencyKeys,
  limits,
  notificationChannels,
  notifications,
  passkeyChallenges,
  passkeys,
  questions,
  restorations,
  reviews,
  savedAddresses,
  tokenFamilies,
  uploads,
];

/** Removes the address from the quote's record, which contains it once for each order. */
const WITHOUT_ADDRESSES = sql`jsonb_set(${checkoutQuotes.record}, '{orders}', coalesce((
  select jsonb_agg(jsonb_set(quoted, '{delivery}', quoted -> 'delivery' || '{"addressRu": "", "addressUz": ""}'))
  from jsonb_array_elements(${checkoutQuotes.record} -> 'orders') quoted
), '[]'))`;

/**
 * Erases the customer's own data and ends every session. Orders, payments, documents and the identity data stay, as the law requires, under
 * an id without name or phone; only the identity data still contain the name. The phone can be registered again, by a new customer.
 * Accepted identity photos stay with the identity data; `eraseClosedAccounts` deletes the files of all other photos after the commit.
 */
export async function eraseCustomer(tx: Database, customerId: string, phone: string, now: Date): Promise<void> {
  // A token is valid only while its family exists (`authenticate.ts`, `refresh-grant.ts`), so deleting the families ends every session.
  const families = tx.select({ id: tokenFamilies.id }).from(tokenFamilies).where(eq(tokenFamilies.customerId, customerId));
  await tx.delete(refreshTokens).where(inArray(refreshTokens.familyId, families));
  for (const table of ERASED_TABLES) await tx.delete(table).where(eq(table.customerId, customerId));
  // Expires the copies: after the commit, `deleteExpiredDataCopies` deletes the files, then these rows.
  await tx.update(dataExports).set({ expiresAt: now }).where(eq(dataExports.customerId, customerId));
  await tx.delete(signInCodes).where(eq(signInCodes.phone, phone));
  await tx.delete(proofTickets).where(eq(proofTickets.phone, phone));
  await tx.update(orders).set({ deliveryAddress: null, comment: null }).where(eq(orders.customerId, customerId));
  const own = tx.select({ id: returns.id }).from(returns).where(eq(returns.customerId, customerId));
  await tx.delete(returnMessages).where(inArray(returnMessages.returnId, own));
  await tx.update(returns).set({ text: null, answerText: null }).where(eq(returns.customerId, customerId));
  await tx.update(checkouts).set({ comment: null, phone: '', code: '' }).where(eq(checkouts.customerId, customerId));
  await tx
    .update(checkoutQuotes)
    .set({ request: sql`${checkoutQuotes.request} #- '{delivery,address}'`, record: WITHOUT_ADDRESSES })
    .where(eq(checkoutQuotes.customerId, customerId));
  await tx
    .update(cards)
    .set({ ...ERASED_CARD_COLUMNS, last4: '', deletedAt: sql`coalesce(${cards.deletedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(cards.customerId, customerId));
  await tx.update(payments).set({ otpCode: null, otpPhone: null }).where(eq(payments.customerId, customerId));
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.customerId, customerId), isNull(consents.withdrawnAt)));
  // No law requires the names and phones of contact persons.
  await tx.update(verifications).set({ contacts: [], personHeldAt: null }).where(eq(verifications.customerId, customerId));
  await tx
    .update(customers)
    .set({ phone: `deleted:${customerId}`, name: '', birthdate: null, passwordHash: '', eraseAt: null, deletedAt: now })
    .where(eq(customers.id, customerId));
}
