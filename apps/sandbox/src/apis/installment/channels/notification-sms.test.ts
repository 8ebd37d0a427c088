import { addDays } from '@muddat/schedule';
import { isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createClock } from '../../../core/clock.ts';
import { createInboxSender } from '../../../core/sms.ts';
import { normalizeSmsText } from '../../../core/sms-text.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { effectiveChannels } from '../../../domain/message/channel-rules.ts';
import { limitExpired, type NotificationText } from '../../../domain/message/notification-texts.ts';
import { createBillingCaller, DILNOZA_PHONE, findSeededOrder, MAIN_CARD_SOURCE } from '../../../testing/billing.ts';
import { DILNOZA_ID, setClockTo } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { PAYMENT_NOTIFICATIONS } from '../../billing/payment/payment-notifications.ts';
import { writePaymentNotification } from '../../billing/payment/write-payment-notification.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { runDueDailyRun } from '../daily-run/daily-run.ts';
import { notificationSms, sendQueuedNotificationSms } from './send-notification-sms.ts';

/** Two weeks ahead of today, since the dates of the demo data move with today. */
const DAY = addDays(createClock().today(), 14);

const sandbox = await openSandbox({ restore: true });
const me = await createBillingCaller(sandbox, DILNOZA_PHONE);

const tools = () => ({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });
const run = () => sendQueuedNotificationSms(tools());
/** Texts of the SMS to Dilnoza, oldest first, without those that carry a code. */
const loadSmsTexts = async () =>
  (await sandbox.db.select().from(smsMessages).orderBy(smsMessages.id)).flatMap(({ to, text, code }) =>
    to === DILNOZA_PHONE && code === null ? [text] : [],
  );
const smsOf = (notice: NotificationText, locale: 'ru' | 'uz' = 'ru') => normalizeSmsText(notificationSms(notice, locale));
const turnOff = (kind: 'order' | 'congrats') =>
  sandbox.db
    .insert(notificationChannels)
    .values({ customerId: DILNOZA_ID, channels: { ...effectiveChannels(null), [kind]: ['portal'] }, savedAt: sandbox.clock.now() });
const write = (notice: Parameters<typeof writePaymentNotification>[3]) =>
  runWritesAtOnce(sandbox.db, [writePaymentNotification(sandbox.db, { customerId: DILNOZA_ID }, '10482', notice, sandbox.clock.now())]);

const refund = { amount: 5_000, system: 'humo', last4: '0040', arrivesAt: new Date('2026-12-13T07:00:00Z') };
const WRITTEN = [
  ['Платёж принят', 'order', 'waits', PAYMENT_NOTIFICATIONS.paid('10482', 5_000)],
  ['Рассрочка закрыта', 'congrats', 'waits', PAYMENT_NOTIFICATIONS.finished('10482')],
  ['Баланс пополнен', 'order', 'waits', PAYMENT_NOTIFICATIONS.toppedUp(5_000)],
  ['Деньги отправлены на карту', 'order', 'at once', PAYMENT_NOTIFICATIONS.withdrawn(5_000, '0040')],
  ['Излишек на балансе', 'order', 'waits', PAYMENT_NOTIFICATIONS.excess('10482', 5_000)],
  ['Деньги пришли на баланс', 'order', 'waits', PAYMENT_NOTIFICATIONS.late(5_000)],
  ['Возврат отправлен', 'order', 'waits', PAYMENT_NOTIFICATIONS.refundSent(refund)],
  ['Возврат на балансе', 'order', 'waits', PAYMENT_NOTIFICATIONS.refundedToBalance(5_000)],
  ['Банк отменил платёж', 'order', 'at once', PAYMENT_NOTIFICATIONS.chargedBack([{ orderId: '10482', amount: 5_000 }], 5_000)],
] as const;

describe.each(WRITTEN)('[S2-15] the SMS of the notification «%s», kind %s', (_title, kind, atNight, notice) => {
  const message = smsOf(notice);

  test('is sent once during the day by three runs of `sendQueuedNotificationSms`', async () => {
    setClockTo(sandbox, DAY);
    await write(notice);
    await Promise.all([run(), run()]);
    await run();
    expect(await loadSmsTexts()).toEqual([message]);
  });

  test(`at night ${atNight === 'waits' ? 'waits until 09:00' : 'is sent at once'}`, async () => {
    for (const time of ['21:00', '08:59']) {
      setClockTo(sandbox, DAY, time);
      await write(notice);
      await run();
    }
    expect(await loadSmsTexts()).toEqual(atNight === 'waits' ? [] : [message, message]);
    setClockTo(sandbox, DAY, '09:00');
    await run();
    expect(await loadSmsTexts()).toEqual([message, message]);
  });

  test.each(['order', 'congrats'] as const)('[S2-22] while SMS of kind %s are off, is dropped if of that kind, else sent', async (off) => {
    setClockTo(sandbox, DAY);
    await turnOff(off);
    await write(notice);
    await run();
    expect(await loadSmsTexts()).toEqual(off === kind ? [] : [message]);
    await sandbox.db.delete(notificationChannels);
    await run();
    expect(await loadSmsTexts()).toEqual(off === kind ? [] : [message]);
  });
});

const daysLater = async (days: number) => {
  setClockTo(sandbox, addDays(DAY, days));
  await runDueDailyRun(sandbox);
};

describe('[S2-15] SMS about changes by the daily run', () => {
  test('are sent at 09:00, not at night', async () => {
    await daysLater(200);
    setClockTo(sandbox, sandbox.clock.today(), '00:05');
    await run();
    expect(await loadSmsTexts()).toEqual([]);
    setClockTo(sandbox, sandbox.clock.today(), '09:00');
    await run();
    expect(new Set((await loadSmsTexts()).map((text) => text.replace(/\d+/, 'N').split('.')[0]))).toEqual(
      new Set(['Muddat: лимит приостановлен', 'Muddat: рассрочка прервана, заказ N', 'Muddat: долг по заказу N передан в суд']),
    );
  });

  test('[S2-22] are not sent to a customer who turned off SMS about orders', async () => {
    await turnOff('order');
    await daysLater(200);
    await run();
    expect(await loadSmsTexts()).toEqual([]);
  });

  test('consist of one SMS about the expired limit if all orders of the customer are finished', async () => {
    await sandbox.db.update(orders).set({ status: 'finished' });
    await daysLater(400);
    await run();
    expect(await loadSmsTexts()).toEqual([smsOf(limitExpired)]);
  });

  test('are not sent at the first start of the sandbox', async () => {
    await runDueJobs(tools());
    setClockTo(sandbox, sandbox.clock.today());
    await run();
    expect(await sandbox.db.select().from(smsMessages)).toEqual([]);
  });
});

describe('[S2-15] the SMS about a payment', () => {
  test('is not sent with the payment but by the next `sendQueuedNotificationSms`, which removes it from the queue', async () => {
    setClockTo(sandbox, DAY);
    const order = await findSeededOrder(sandbox, DILNOZA_ID, 'delivered');
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: 5_000, source: MAIN_CARD_SOURCE });
    expect(await loadSmsTexts()).toEqual([]);
    await run();
    expect(await loadSmsTexts()).toEqual([smsOf(PAYMENT_NOTIFICATIONS.paid(order.id, 5_000))]);
    expect(await sandbox.db.select().from(notifications).where(isNotNull(notifications.sms))).toEqual([]);
  });

  test('is passed to the SMS provider only once even if the provider fails, since it may have been delivered', async () => {
    setClockTo(sandbox, DAY);
    await write(PAYMENT_NOTIFICATIONS.toppedUp(5_000));
    let tries = 0;
    const sms = {
      send: () => {
        tries += 1;
        return Promise.reject(new Error('no answer'));
      },
    };
    await sendQueuedNotificationSms({ ...tools(), sms });
    await sendQueuedNotificationSms({ ...tools(), sms });
    expect(tries).toBe(1);
  });

  test('is in the language in which the customer signed the last order', async () => {
    setClockTo(sandbox, DAY);
    await sandbox.db.update(orders).set({ locale: 'uz' });
    await write(PAYMENT_NOTIFICATIONS.toppedUp(5_000));
    await run();
    expect(await loadSmsTexts()).toEqual([smsOf(PAYMENT_NOTIFICATIONS.toppedUp(5_000), 'uz')]);
  });

  test('is sent when a tester moves the sandbox clock', async () => {
    setClockTo(sandbox, DAY);
    await write(PAYMENT_NOTIFICATIONS.toppedUp(5_000));
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT1M' } });
    expect(await loadSmsTexts()).toContain(smsOf(PAYMENT_NOTIFICATIONS.toppedUp(5_000)));
  });
});
