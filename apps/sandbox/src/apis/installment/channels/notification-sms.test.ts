import { addDays } from '@muddat/schedule';
import { isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createClock } from '../../../core/clock.ts';
import { createInboxSender } from '../../../core/sms.ts';
import { plainSms } from '../../../core/sms-text.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { notifications, orders } from '../../../db/schema/orders.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { channelsOf } from '../../../domain/message/channel-rules.ts';
import { limitExpired, type NotificationText } from '../../../domain/message/notification-texts.ts';
import { CARD, callerOf, DILNOZA, findOrder } from '../../../testing/billing.ts';
import { CUSTOMER, goTo } from '../../../testing/consents.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { NOTICES, notify } from '../../billing/payment/notices.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { ensureDailyRun } from '../daily-run/daily-run.ts';
import { notificationSms, sendNotificationSms } from './send-notification-sms.ts';

/** Two weeks ahead of today, since the dates of the demo data move with today. */
const DAY = addDays(createClock().today(), 14);

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);

const tools = () => ({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });
const run = () => sendNotificationSms(tools());
/** Texts of the SMS to Dilnoza, oldest first, without those that carry a code. */
const told = async () =>
  (await sandbox.db.select().from(smsMessages).orderBy(smsMessages.id)).flatMap(({ to, text, code }) =>
    to === DILNOZA && code === null ? [text] : [],
  );
const smsOf = (notice: NotificationText, locale: 'ru' | 'uz' = 'ru') => plainSms(notificationSms(notice, locale));
const turnOff = (kind: 'order' | 'congrats') =>
  sandbox.db
    .insert(notificationChannels)
    .values({ customerId: CUSTOMER, channels: { ...channelsOf(null), [kind]: ['portal'] }, savedAt: sandbox.clock.now() });
const write = (notice: Parameters<typeof notify>[3]) =>
  writeTogether(sandbox.db, [notify(sandbox.db, { customerId: CUSTOMER }, '10482', notice, sandbox.clock.now())]);

const refund = { amount: 5_000, system: 'humo', last4: '0040', arrivesAt: new Date('2026-12-13T07:00:00Z') };
const WRITTEN = [
  ['Платёж принят', 'order', 'waits', NOTICES.paid('10482', 5_000)],
  ['Рассрочка закрыта', 'congrats', 'waits', NOTICES.finished('10482')],
  ['Баланс пополнен', 'order', 'waits', NOTICES.toppedUp(5_000)],
  ['Деньги отправлены на карту', 'order', 'at once', NOTICES.withdrawn(5_000, '0040')],
  ['Излишек на балансе', 'order', 'waits', NOTICES.excess('10482', 5_000)],
  ['Деньги пришли на баланс', 'order', 'waits', NOTICES.late(5_000)],
  ['Возврат отправлен', 'order', 'waits', NOTICES.refundSent(refund)],
  ['Возврат на балансе', 'order', 'waits', NOTICES.refundedToBalance(5_000)],
  ['Банк отменил платёж', 'order', 'at once', NOTICES.chargedBack([{ orderId: '10482', amount: 5_000 }], 5_000)],
] as const;

describe.each(WRITTEN)('[S2-15] «%s», of the kind %s', (_title, kind, atNight, notice) => {
  const message = smsOf(notice);

  test('goes to the phone by day, once', async () => {
    goTo(sandbox, DAY);
    await write(notice);
    await Promise.all([run(), run()]);
    await run();
    expect(await told()).toEqual([message]);
  });

  test(`at night: ${atNight}`, async () => {
    for (const time of ['21:00', '08:59']) {
      goTo(sandbox, DAY, time);
      await write(notice);
      await run();
    }
    expect(await told()).toEqual(atNight === 'waits' ? [] : [message, message]);
    goTo(sandbox, DAY, '09:00');
    await run();
    expect(await told()).toEqual([message, message]);
  });

  test.each(['order', 'congrats'] as const)('[S2-22] with messages of the kind %s turned off', async (off) => {
    goTo(sandbox, DAY);
    await turnOff(off);
    await write(notice);
    await run();
    expect(await told()).toEqual(off === kind ? [] : [message]);
    await sandbox.db.delete(notificationChannels);
    await run();
    expect(await told()).toEqual(off === kind ? [] : [message]);
  });
});

const daysLater = async (days: number) => {
  goTo(sandbox, addDays(DAY, days));
  await ensureDailyRun(sandbox);
};

describe('[S2-15] what the daily run did', () => {
  test('is told by message, in the morning of the day', async () => {
    await daysLater(200);
    goTo(sandbox, sandbox.clock.today(), '00:05');
    await run();
    expect(await told()).toEqual([]);
    goTo(sandbox, sandbox.clock.today(), '09:00');
    await run();
    expect(new Set((await told()).map((text) => text.split('.')[0]))).toEqual(
      new Set(['Muddat: Лимит приостановлен', 'Muddat: Рассрочка прервана', 'Muddat: Долг передан в суд']),
    );
  });

  test('[S2-22] is told to nobody who wants no messages of orders and money', async () => {
    await turnOff('order');
    await daysLater(200);
    await run();
    expect(await told()).toEqual([]);
  });

  test('a limit that ended is told of as well', async () => {
    await sandbox.db.update(orders).set({ status: 'finished' });
    await daysLater(400);
    await run();
    expect(await told()).toEqual([smsOf(limitExpired)]);
  });

  test('a fresh start sends nothing', async () => {
    await ensureUpToDate(tools());
    goTo(sandbox, sandbox.clock.today());
    await run();
    expect(await sandbox.db.select().from(smsMessages)).toEqual([]);
  });
});

describe('[S2-15] a payment', () => {
  test('is told of by message once its books are written, also by a process that started after a kill', async () => {
    goTo(sandbox, DAY);
    const order = await findOrder(sandbox, CUSTOMER, 'delivered');
    await me.pay({ purpose: 'instalment', order_id: order.id, amount: 5_000, source: CARD });
    expect(await told()).toEqual([]);
    await run();
    expect(await told()).toEqual([smsOf(NOTICES.paid(order.id, 5_000))]);
    expect(await sandbox.db.select().from(notifications).where(isNotNull(notifications.sms))).toEqual([]);
  });

  test('a message that the provider may have got before it failed is not sent again', async () => {
    goTo(sandbox, DAY);
    await write(NOTICES.toppedUp(5_000));
    let tries = 0;
    const sms = {
      send: () => {
        tries += 1;
        return Promise.reject(new Error('no answer'));
      },
    };
    await sendNotificationSms({ ...tools(), sms });
    await sendNotificationSms({ ...tools(), sms });
    expect(tries).toBe(1);
  });

  test('is told of in the language that the customer signed the last order in', async () => {
    goTo(sandbox, DAY);
    await sandbox.db.update(orders).set({ locale: 'uz' });
    await write(NOTICES.toppedUp(5_000));
    await run();
    expect(await told()).toEqual([smsOf(NOTICES.toppedUp(5_000), 'uz')]);
  });

  test('comes when the clock is moved by hand', async () => {
    goTo(sandbox, DAY);
    await write(NOTICES.toppedUp(5_000));
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT1M' } });
    expect(await told()).toContain(smsOf(NOTICES.toppedUp(5_000)));
  });
});
