import { addDays, type CalendarDate } from '@muddat/schedule';
import type { Database } from '../../db/client.ts';
import { limits } from '../../db/schema/orders.ts';
import { SEED_LIMITS } from './limit-customers.ts';

export async function seedLimits(tx: Database, today: CalendarDate): Promise<void> {
  await tx.insert(limits).values(
    SEED_LIMITS.map(({ customerId, status, amount, validForDays, reason, decidedDaysAgo }) => ({
      customerId,
      status,
      amount,
      validUntil: validForDays === undefined ? null : addDays(today, validForDays),
      reason: reason ?? null,
      updatedAt: new Date(`${addDays(today, -decidedDaysAgo)}T06:00:00+05:00`),
    })),
  );
}
