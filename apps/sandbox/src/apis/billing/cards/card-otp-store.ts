import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cardOtps } from '../../../db/schema/billing.ts';
import type { OtpState } from '../codes/otp-rules.ts';
import type { CardDraft } from './card-draft.ts';

/** How long the row of a code, with the card's digits, is stored after the code has expired (business clock). */
const OTP_RETENTION_MS = 86_400_000;

export type CardOtpRow = typeof cardOtps.$inferSelect;

export async function insertCardOtp(tx: Database, id: string, customerId: string, otp: OtpState, card: CardDraft): Promise<void> {
  await tx.insert(cardOtps).values({ id, customerId, ...otp, card });
}

/** Locks the code, so that two simultaneous attempts use up two attempts. */
export async function lockCardOtp(tx: Database, id: string): Promise<CardOtpRow | null> {
  const [found] = await tx.select().from(cardOtps).where(eq(cardOtps.id, id)).for('update');
  return found ?? null;
}

export async function saveOtpTriesLeft(tx: Database, id: string, triesLeft: number): Promise<void> {
  await tx.update(cardOtps).set({ triesLeft }).where(eq(cardOtps.id, id));
}

export async function markCardOtpUsed(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(cardOtps).set({ usedAt: at }).where(eq(cardOtps.id, id));
}

export async function renewCardOtp(tx: Database, id: string, otp: OtpState): Promise<void> {
  await tx.update(cardOtps).set(otp).where(eq(cardOtps.id, id));
}

/** Deletes the codes sent for one card of a customer, and the card's digits stored with them. */
export async function deleteCardOtps(
  tx: Database,
  customerId: string,
  { bin, last4, expiry }: Pick<CardDraft, 'bin' | 'last4' | 'expiry'>,
) {
  const same = sql`${cardOtps.card} @> ${JSON.stringify({ bin, last4, expiry })}::jsonb`;
  await tx.delete(cardOtps).where(and(eq(cardOtps.customerId, customerId), same));
}

/** Deletes codes that expired a day ago, used or not. */
export async function purgeCardOtps(db: Database, now: Date): Promise<void> {
  await db.delete(cardOtps).where(lt(cardOtps.expiresAt, new Date(now.getTime() - OTP_RETENTION_MS)));
}
