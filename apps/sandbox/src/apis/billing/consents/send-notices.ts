import { addDays } from '@muddat/schedule';
import type { Database } from '../../../db/client.ts';
import { debitNotices } from '../../../db/schema/consents.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { sendMessages } from '../../installment/store-run/send-messages.ts';
import { newId } from '../ids.ts';
import { lockConsent } from './consent-store.ts';
import { isNight, MAX_NOTICE_DAYS, noticeDay } from './debit-rules.ts';
import { debitAhead, notificationOf } from './debit-texts.ts';
import { type DueInstalment, listDueInstalments } from './due-instalments.ts';
import type { DebitTools } from './run-debits.ts';

/** Tells customers of what will be debited: once each, `notice_days` before or as soon after as it is day, never on the due date itself. */
export async function sendNotices(tools: DebitTools): Promise<void> {
  const now = tools.clock.now();
  if (isNight(now)) return;
  const today = tools.clock.today();
  for (const due of await listDueInstalments(tools.db, { until: addDays(today, MAX_NOTICE_DAYS) })) {
    if (due.dueDate <= today || noticeDay(due.dueDate, due.consent.noticeDays) > today) continue;
    const told = debitAhead({ orderNumber: due.order.number, amount: due.left, on: due.dueDate });
    if (!(await tools.db.transaction((tx) => writeNotice(tx, due, told, now)))) continue;
    const text = told.sms[due.order.locale === 'uz' ? 'uz' : 'ru'];
    await sendMessages(tools, [{ customerId: due.consent.customerId, text, kind: 'always' }]);
  }
}

/** False where it was told before, or the consent is gone. */
async function writeNotice(tx: Database, due: DueInstalment, told: ReturnType<typeof debitAhead>, at: Date): Promise<boolean> {
  const consent = await lockConsent(tx, due.consent.id);
  if (consent === null || consent.withdrawnAt !== null) return false;
  const row = { orderId: due.order.id, number: due.number, dueDate: due.dueDate, sentAt: at };
  if ((await tx.insert(debitNotices).values(row).onConflictDoNothing().returning()).length === 0) return false;
  await tx.insert(notifications).values({
    id: newId('ntf'),
    customerId: consent.customerId,
    ...notificationOf(told),
    createdAt: at,
    link: '/cabinet/consents',
  });
  return true;
}
