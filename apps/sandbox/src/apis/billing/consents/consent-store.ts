import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { consentEvents, consents } from '../../../db/schema/consents.ts';

export type ConsentRow = typeof consents.$inferSelect;
type ConsentEventType = 'granted' | 'changed' | 'withdrawn';

/** The `orderId` of the consent for all orders without a consent of their own. */
export const ALL_ORDERS_ID = 'all';

export const activeConsentCondition = isNull(consents.withdrawnAt);

/** The customer's consents, newest first. */
export async function loadConsents(db: Database, customerId: string): Promise<ConsentRow[]> {
  return db.select().from(consents).where(eq(consents.customerId, customerId)).orderBy(desc(consents.grantedAt), desc(consents.id));
}

/** Locks a consent for the rest of the transaction: a debit either starts before the withdrawal of the consent, or not at all. */
export async function lockConsent(tx: Database, id: string): Promise<ConsentRow | null> {
  const [found] = await tx.select().from(consents).where(eq(consents.id, id)).for('update');
  return found ?? null;
}

export async function lockActiveConsent(tx: Database, customerId: string, orderId: string): Promise<ConsentRow | null> {
  const mine = and(eq(consents.customerId, customerId), eq(consents.orderId, orderId), activeConsentCondition);
  const [found] = await tx.select().from(consents).where(mine).for('update');
  return found ?? null;
}

/** Records an event of a consent with the terms at that time. */
export async function recordConsentEvent(tx: Database, type: ConsentEventType, consent: ConsentRow, at: Date): Promise<void> {
  const { id: consentId, cardOrder, useBalance, balanceFloor, noticeDays } = consent;
  await tx.insert(consentEvents).values({ consentId, type, at, cardOrder, useBalance, balanceFloor, noticeDays });
}
