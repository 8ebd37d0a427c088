import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { bonusEntries } from '../../../db/schema/checkout.ts';
import { bonusState } from '../../installment/checkout/bonus-rules.ts';
import { startOfDay } from './term.ts';

/**
 * Forgets what came to and went from the bonuses before a day. What was left of them on it stays, without the order that earned it, as
 * many as before and until the same day: no balance of a later day changes.
 */
export async function compactBonuses(tx: Database, customerId: string, before: string): Promise<void> {
  const old = and(eq(bonusEntries.customerId, customerId), lt(bonusEntries.at, startOfDay(before)));
  const entries = await tx.select().from(bonusEntries).where(old).orderBy(asc(bonusEntries.at), asc(bonusEntries.id));
  if (entries.every(({ orderId, expiresOn }) => orderId === null && expiresOn !== null && expiresOn > before)) return;
  const left = bonusState(entries, before).expiring;
  await tx.delete(bonusEntries).where(old);
  if (left.length === 0) return;
  const at = new Date(Math.max(...entries.map((entry) => entry.at.getTime())));
  await tx.insert(bonusEntries).values(left.map(({ amount, expiresOn }) => ({ customerId, amount, kind: 'earned', at, expiresOn })));
}
