import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { notifications } from '../../db/schema/orders.ts';

/** Subjects of SMS about a state of an order or a limit, which can end before the day. */
export const finishedSubject = (orderId: string): string => `${orderId}:finished`;
export const brokenSubject = (orderId: string): string => `${orderId}:broke`;
export const limitSubject = (customerId: string): string => `limit:${customerId}`;

/**
 * Drops the SMS about a return, order or payment that wait for the day. Call it when the subject is withdrawn, canceled, restored or taken back,
 * before its end is announced: in the morning they would no longer be true. The portal keeps the notifications.
 */
export async function dropQueuedSms(tx: Database, subject: string): Promise<void> {
  const waiting = and(eq(notifications.sms, 'by_day'), eq(notifications.smsSubject, subject));
  await tx.update(notifications).set({ sms: null }).where(waiting);
}
