import type { CalendarDate } from '@muddat/schedule';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { bonusEntries } from '../../../db/schema/checkout.ts';
import { bonusState } from '../../installment/checkout/bonus-rules.ts';
import { startOfDay } from './retention-term.ts';

/**
 * Deletes the bonus entries made before a day. The bonuses that are still valid on that day are stored as new entries with equal amounts
 * and expiry, but without the order, so no later balance changes.
 */
export async function compactBonuses(tx: Database, customerId: string, before: CalendarDate): Promise<void> {
  const old = and(eq(bonusEntries.customerId, customerId), lt(bonusEntries.at, startOfDay(before)));
  const entries = await tx.select().from(bonusEntries).where(old).orderBy(asc(bonusEntries.at), asc(bonusEntries.id));
  if (entries.every(({ orderId, expiresOn }) => orderId === null && expiresOn !== null && expiresOn > before)) return;
  const left = bonusState(entries, before).expiring;
  await tx.delete(bonusEntries).where(old);
  if (left.length === 0) return;
  const at = new Date(Math.max(...entries.map((entry) => entry.at.getTime())));
  await tx.insert(bonusEntries).values(left.map(({ amount, expiresOn }) => ({ customerId, amount, kind: 'earned', at, expiresOn })));
}
