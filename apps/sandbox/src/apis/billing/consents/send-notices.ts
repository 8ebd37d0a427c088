import { addDays, type CalendarDate } from '@muddat/schedule';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/client.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { sendMessages } from '../../../domain/message/send-messages.ts';
import { lockConsent } from './consent-store.ts';
import { earliestDueDate, isNight, MAX_NOTICE_DAYS, noticeDay } from './debit-rules.ts';
import { debitAhead, nothingToDebit, notificationOf, type Told } from './debit-texts.ts';
import type { DebitTools } from './debit-tools.ts';
import { instalmentKey, listDueInstalments } from './due-instalments.ts';
import { type Forecast, forecastDebits } from './forecast-debits.ts';
import { keepNotice, type Notice, readNotices } from './notice-store.ts';

type Kind = Notice['kind'];

/**
 * Notifies customers of coming debits, `notice_days` ahead or, if that is not possible, in the next daytime, even on the due date: nothing
 * is debited without a notice. If no source can pay, the notice says so.
 */
export async function sendNotices(tools: DebitTools): Promise<void> {
  const now = tools.clock.now();
  if (isNight(now)) return;
  const today = tools.clock.today();
  const due = await listDueInstalments(tools.db, { from: earliestDueDate(today), until: addDays(today, MAX_NOTICE_DAYS) });
  const forecast = (await forecastDebits(tools.db, due, today)).filter(
    ({ dueDate, consent, frozen }) => !frozen && noticeDay(dueDate, consent.noticeDays) <= today,
  );
  const told = await readNotices(tools.db, forecast);
  for (const one of forecast) {
    const kind = kindOf(one, today);
    if (kind === null || !isNews(kind, told.get(instalmentKey(one)))) continue;
    const text = textOf(kind, one, today);
    if (!(await tools.db.transaction((tx) => writeNotice(tx, one, { kind, sentAt: now }, text)))) continue;
    const sms = text.sms[one.order.locale === 'uz' ? 'uz' : 'ru'];
    await sendMessages(tools, [{ customerId: one.consent.customerId, text: sms, kind: 'always' }]);
  }
}

/** No `no_source` notice is sent on or after the due date: the message about the failed debit reports it. */
function kindOf({ source, dueDate }: Forecast, today: CalendarDate): Kind | null {
  if (source !== null) return 'ahead';
  return dueDate > today ? 'no_source' : null;
}

/**
 * After the first notice, a customer is not notified of each change of cards or balance: reminders and the message about a failed debit
 * cover that. The exception: a source was missing and is now there.
 */
const isNews = (kind: Kind, told: Notice | undefined): boolean => told === undefined || (kind === 'ahead' && told.kind === 'no_source');

function textOf(kind: Kind, { order, left, dueDate, date }: Forecast, today: CalendarDate): Told {
  const about = { orderNumber: order.number, amount: left };
  return kind === 'ahead' ? debitAhead({ ...about, on: date === today ? null : date }) : nothingToDebit({ ...about, dueDate });
}

/** Stores a notice. False if it was sent before or the consent is withdrawn. */
async function writeNotice(tx: Database, one: Forecast, notice: Notice, text: Told): Promise<boolean> {
  const consent = await lockConsent(tx, one.consent.id);
  if (consent === null || consent.withdrawnAt !== null) return false;
  // The lock on the consent serialises parallel runs: the second finds the notice of the first.
  const told = (await readNotices(tx, [one])).get(instalmentKey(one));
  if (!isNews(notice.kind, told)) return false;
  await keepNotice(tx, one, notice);
  await tx.insert(notifications).values({
    id: newId('ntf'),
    customerId: consent.customerId,
    ...notificationOf(text),
    createdAt: notice.sentAt,
    link: '/cabinet/consents',
  });
  return true;
}
