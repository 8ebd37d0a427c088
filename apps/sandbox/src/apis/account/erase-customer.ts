import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { activity, customers, deviceTokens, passkeys, proofTickets, signInCodes } from '../../db/schema/auth.ts';
import { baskets } from '../../db/schema/basket.ts';
import { cards } from '../../db/schema/billing.ts';
import { notificationChannels } from '../../db/schema/channels.ts';
import { checkoutQuotes, checkouts, savedAddresses } from '../../db/schema/checkout.ts';
import { consents } from '../../db/schema/consents.ts';
import { corporateRequests, feedback } from '../../db/schema/content.ts';
import { calendars } from '../../db/schema/documents.ts';
import { dataExports } from '../../db/schema/exports.ts';
import { limits, notifications, orders } from '../../db/schema/orders.ts';
import { returnMessages, returns } from '../../db/schema/returns.ts';
import { questions, reviews } from '../../db/schema/reviews.ts';
import { verifications } from '../../db/schema/verification.ts';

/** Tables of which nothing stays. */
const ERASED = [
  activity,
  baskets,
  calendars,
  corporateRequests,
  dataExports,
  deviceTokens,
  feedback,
  limits,
  notificationChannels,
  notifications,
  passkeys,
  questions,
  reviews,
  savedAddresses,
];

/**
 * Takes everything of the customer's own out. Orders, payments, papers and what proved the identity stay, as the law asks, under an id
 * that no longer has a name or a phone. The phone is free: whoever registers with it is a new customer.
 */
export async function eraseCustomer(tx: Database, customerId: string, phone: string, now: Date): Promise<void> {
  for (const table of ERASED) await tx.delete(table).where(eq(table.customerId, customerId));
  await tx.delete(signInCodes).where(eq(signInCodes.phone, phone));
  await tx.delete(proofTickets).where(eq(proofTickets.phone, phone));
  await tx.update(orders).set({ deliveryAddress: null, comment: null }).where(eq(orders.customerId, customerId));
  const own = tx.select({ id: returns.id }).from(returns).where(eq(returns.customerId, customerId));
  await tx.delete(returnMessages).where(inArray(returnMessages.returnId, own));
  await tx.update(returns).set({ text: null }).where(eq(returns.customerId, customerId));
  await tx.update(checkouts).set({ comment: null, phone: '', code: '' }).where(eq(checkouts.customerId, customerId));
  await tx
    .update(checkoutQuotes)
    .set({ request: sql`${checkoutQuotes.request} #- '{delivery,address}'` })
    .where(eq(checkoutQuotes.customerId, customerId));
  await tx
    .update(cards)
    .set({ deletedAt: sql`coalesce(${cards.deletedAt}, ${now.toISOString()}::timestamptz)`, isDefault: false, owner: null, smsPhone: '' })
    .where(eq(cards.customerId, customerId));
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.customerId, customerId), isNull(consents.withdrawnAt)));
  // Other people's names and phones have no law that keeps them.
  await tx.update(verifications).set({ contacts: [] }).where(eq(verifications.customerId, customerId));
  await tx
    .update(customers)
    .set({ phone: `deleted:${customerId}`, name: '', birthdate: null, passwordHash: '' })
    .where(eq(customers.id, customerId));
}
