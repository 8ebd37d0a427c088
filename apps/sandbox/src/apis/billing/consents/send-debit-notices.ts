import { addDays, type CalendarDate } from '@muddat/schedule';
import { forEachApart } from '../../../core/for-each-apart.ts';
import { newId } from '../../../core/ids.ts';
import { logRowFailure } from '../../../core/request-log.ts';
import type { Database } from '../../../db/client.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import { lockConsent } from './consent-store.ts';
import type { DebitContext } from './debit-context.ts';
import { type DebitNotice, loadDebitNotices, saveDebitNotice } from './debit-notice-store.ts';
import { debitNoticeDay, earliestDebitableDueDate, isQuietTime, MAX_NOTICE_DAYS } from './debit-rules.ts';
import { type DebitMessage, debitNotificationColumns, noDebitSourceMessage, upcomingDebitMessage } from './debit-texts.ts';
import { instalmentKey, listDueInstalments } from './due-instalments.ts';
import { type DebitForecast, forecastDebits } from './forecast-debits.ts';

type DebitNoticeKind = DebitNotice['kind'];

/**
 * Notifies customers of coming debits, `notice_days` ahead or, if that is not possible, in the next daytime, even on the due date: nothing
 * is debited without a notice. If no source can pay, the notice says so.
 */
export async function sendDebitNotices(tools: DebitContext): Promise<void> {
  const now = tools.clock.now();
  if (isQuietTime(now)) return;
  const today = tools.clock.today();
  const due = await listDueInstalments(tools.db, { from: earliestDebitableDueDate(today), until: addDays(today, MAX_NOTICE_DAYS) });
  const forecast = (await forecastDebits(tools.db, due, today)).filter(
    ({ dueDate, consent, frozen }) => !frozen && debitNoticeDay(dueDate, consent.noticeDays) <= today,
  );
  const told = await loadDebitNotices(tools.db, forecast);
  await forEachApart(
    forecast,
    async (one) => {
      const kind = kindOf(one, today);
      if (kind === null || !isNewNotice(kind, told.get(instalmentKey(one)))) return;
      const text = textOf(kind, one, today);
      if (!(await tools.db.transaction((tx) => saveNewNotice(tx, one, { kind, sentAt: now }, text)))) return;
      const sms = text.sms[one.order.locale === 'uz' ? 'uz' : 'ru'];
      await sendCustomerSms(tools, [{ customerId: one.consent.customerId, text: sms, kind: 'always' }]);
    },
    (error, one) => logRowFailure(tools.log, error, 'a debit was not announced; it is tried again', { instalment: instalmentKey(one) }),
  );
}

/** No `no_source` notice is sent on or after the due date: the message about the failed debit reports it. */
function kindOf({ source, dueDate }: DebitForecast, today: CalendarDate): DebitNoticeKind | null {
  if (source !== null) return 'ahead';
  return dueDate > today ? 'no_source' : null;
}

/**
 * After the first notice, a customer is not notified of each change of cards or balance: reminders and the message about a failed debit
 * cover that. The exception: the first notice said that no source can pay, and now one can.
 */
const isNewNotice = (kind: DebitNoticeKind, told: DebitNotice | undefined): boolean =>
  told === undefined || (kind === 'ahead' && told.kind === 'no_source');

function textOf(kind: DebitNoticeKind, { order, left, dueDate, date }: DebitForecast, today: CalendarDate): DebitMessage {
  const about = { orderNumber: order.number, amount: left };
  return kind === 'ahead'
    ? upcomingDebitMessage({ ...about, on: date === today ? null : date })
    : noDebitSourceMessage({ ...about, dueDate });
}

/** Stores a notice. False if it was sent before or the consent is withdrawn. */
async function saveNewNotice(tx: Database, one: DebitForecast, notice: DebitNotice, text: DebitMessage): Promise<boolean> {
  const consent = await lockConsent(tx, one.consent.id);
  if (consent === null || consent.withdrawnAt !== null) return false;
  // The lock on the consent serialises parallel runs: the second finds the notice of the first.
  const told = (await loadDebitNotices(tx, [one])).get(instalmentKey(one));
  if (!isNewNotice(notice.kind, told)) return false;
  await saveDebitNotice(tx, one, notice);
  await tx.insert(notifications).values({
    id: newId('ntf'),
    customerId: consent.customerId,
    ...debitNotificationColumns(text),
    createdAt: notice.sentAt,
    link: '/cabinet/consents',
  });
  return true;
}
