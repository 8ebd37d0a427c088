import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { cardOtps } from '../../../db/schema/billing.ts';
import { newOtp, type OtpState } from '../codes/otp-rules.ts';
import type { CardDraft } from './card-draft.ts';

export type CardOtpRow = typeof cardOtps.$inferSelect;

export async function insertCardOtp(tx: Database, id: string, customerId: string, otp: OtpState, card: CardDraft): Promise<void> {
  await tx.insert(cardOtps).values({ id, customerId, ...otp, card });
}

/** Locks the code, so that two tries at once cost two tries. */
export async function lockCardOtp(tx: Database, id: string): Promise<CardOtpRow | null> {
  const [found] = await tx.select().from(cardOtps).where(eq(cardOtps.id, id)).for('update');
  return found ?? null;
}

export async function saveTries(tx: Database, id: string, triesLeft: number): Promise<void> {
  await tx.update(cardOtps).set({ triesLeft }).where(eq(cardOtps.id, id));
}

export async function markUsed(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(cardOtps).set({ usedAt: at }).where(eq(cardOtps.id, id));
}

/** A new code in place of the old one; no try is given back. */
export async function renewCardOtp(tx: Database, otp: CardOtpRow, tries: number, now: Date): Promise<OtpState> {
  const next = newOtp(otp.phone, now, Math.min(otp.triesLeft, tries));
  await tx.update(cardOtps).set(next).where(eq(cardOtps.id, otp.id));
  return next;
}
