import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { restorations } from '../../db/schema/verification.ts';

type RestorationRow = typeof restorations.$inferSelect;

/** The customer's newest unanswered request to restore the limit; null if there is none. */
export async function findOpenRestoration(db: Database, customerId: string): Promise<RestorationRow | null> {
  const [found] = await db
    .select()
    .from(restorations)
    .where(and(eq(restorations.customerId, customerId), isNull(restorations.answeredAt)))
    .orderBy(desc(restorations.requestedAt))
    .limit(1);
  return found ?? null;
}
