import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notifications } from '../../db/schema/orders.ts';

/**
 * Drops the SMS about a return, order or payment that wait for the day. Call it when the subject is withdrawn, canceled or taken back,
 * before its end is announced: in the morning they would no longer be true. The portal keeps the notifications.
 */
export async function dropQueuedSms(tx: Database, subject: string): Promise<void> {
  const waiting = and(eq(notifications.sms, 'by_day'), eq(notifications.smsSubject, subject));
  await tx.update(notifications).set({ sms: null }).where(waiting);
}
