import { eq } from 'drizzle-orm';
import type { Locale } from '../../core/locale.ts';
import type { Database } from '../../db/client.ts';
import { otps } from '../../db/schema/billing.ts';
import { newOtp, type OtpState } from './otp-rules.ts';

export type OtpRow = typeof otps.$inferSelect;

export async function insertOtp(tx: Database, id: string, customerId: string, otp: OtpState, card: unknown = null): Promise<void> {
  await tx.insert(otps).values({ id, customerId, ...otp, card });
}

/** Locks the code, so that two tries at once cost two tries. */
export async function lockOtp(tx: Database, id: string): Promise<OtpRow | null> {
  const [found] = await tx.select().from(otps).where(eq(otps.id, id)).for('update');
  return found ?? null;
}

export async function findOtp(db: Database, id: string): Promise<OtpRow | null> {
  const [found] = await db.select().from(otps).where(eq(otps.id, id));
  return found ?? null;
}

export async function saveTries(tx: Database, id: string, triesLeft: number): Promise<void> {
  await tx.update(otps).set({ triesLeft }).where(eq(otps.id, id));
}

export async function markUsed(tx: Database, id: string, at: Date): Promise<void> {
  await tx.update(otps).set({ usedAt: at }).where(eq(otps.id, id));
}

/** A new code in place of the old one; the tries stay as they are. */
export async function renewOtp(tx: Database, otp: OtpRow, now: Date): Promise<OtpState> {
  const next = newOtp(otp.phone, now, otp.triesLeft);
  await tx.update(otps).set(next).where(eq(otps.id, otp.id));
  return next;
}

/** The text message with a code. */
export function codeText(code: string, purpose: 'payment' | 'card', locale: Locale, detail: string): string {
  const texts = {
    payment: {
      ru: `Muddat: код ${code} для оплаты ${detail}. Никому его не сообщайте`,
      uz: `Muddat: ${detail} toʻlash uchun kod ${code}. Uni hech kimga aytmang`,
    },
    card: {
      ru: `Muddat: код ${code} для сохранения карты *${detail}. Никому его не сообщайте`,
      uz: `Muddat: *${detail} kartani saqlash uchun kod ${code}. Uni hech kimga aytmang`,
    },
  };
  return texts[purpose][locale];
}
