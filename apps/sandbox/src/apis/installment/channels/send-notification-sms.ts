import type { Locale } from '@muddat/i18n';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { firstFittingSms } from '../../../core/sms-text.ts';
import type { Database } from '../../../db/client.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { notificationKindOf } from '../../../domain/message/channel-rules.ts';
import { loadCustomerLocale } from '../../../domain/message/load-customer-locale.ts';
import type { NotificationText } from '../../../domain/message/notification-texts.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import { isQuietTime } from '../../billing/consents/debit-rules.ts';
import type { JobContext } from '../store-run/run-due-order-steps.ts';

type NotificationRow = typeof notifications.$inferSelect;

/**
 * Sends notifications by SMS, oldest first; at night only those marked `at_once`. Runs every second and when the clock is moved. Each is
 * sent at most once: it leaves the queue in a commit before it is sent, so a crash in between loses it.
 */
export async function sendQueuedNotificationSms(tools: JobContext): Promise<void> {
  for (;;) {
    const row = await claimNextNotification(tools.db, isQuietTime(tools.clock.now()));
    if (row === null) return;
    const text = row.smsText ?? notificationSms(row, await loadCustomerLocale(tools.db, row.customerId));
    await sendCustomerSms(tools, [{ customerId: row.customerId, text, kind: row.smsKind ?? notificationKindOf(row.type) }]);
  }
}

/** Parallel runs take different rows (`skip locked`), so their messages may arrive in any order. */
async function claimNextNotification(db: Database, isNightNow: boolean): Promise<NotificationRow | null> {
  const next = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isNotNull(notifications.sms), isNightNow ? eq(notifications.sms, 'at_once') : undefined))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db.update(notifications).set({ sms: null }).where(eq(notifications.id, next)).returning();
  return taken ?? null;
}

/** The notification's own SMS, or else its title with as much of the body as fits in one SMS. The title is the subject, so it stays. */
export function notificationSms(text: NotificationText, locale: Locale): string {
  const [own, title, body, more] =
    locale === 'uz'
      ? [text.smsUz, text.titleUz, text.bodyUz, 'Batafsil kabinetda.']
      : [text.smsRu, text.titleRu, text.bodyRu, 'Подробности в кабинете.'];
  const subject = `Muddat: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`;
  return own ?? firstFittingSms([`${subject} ${body}`, `${subject} ${body.split(/(?<=[.!?]) /)[0]}`, `${subject} ${more}`]);
}
