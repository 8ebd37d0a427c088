import { randomUUID } from 'node:crypto';
import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createInboxSender } from '../../../core/sms.ts';
import { countSmsSegments, normalizeSmsText } from '../../../core/sms-text.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { orders } from '../../../db/schema/orders.ts';
import { questions } from '../../../db/schema/reviews.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { effectiveChannels, type NotificationKind } from '../../../domain/message/channel-rules.ts';
import { DILNOZA_PHONE, findSeededOrder } from '../../../testing/billing.ts';
import { DILNOZA_ID, setClockTo } from '../../../testing/consents.ts';
import { createInstallmentCaller } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { SMALL_RETURN } from '../../../testing/returns.ts';
import { sendQueuedNotificationSms } from './send-notification-sms.ts';

type OrderChange = Partial<typeof orders.$inferInsert>;

const sandbox = await openSandbox({ restore: true });
const me = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const token = await sandbox.tokenFor(DILNOZA_PHONE);
let order: { id: string; number: string; store: string };
let day: CalendarDate;
beforeEach(async () => {
  await sandbox.db.delete(questions);
  day = sandbox.clock.today();
  const { id, number, storeId } = await findSeededOrder(sandbox, DILNOZA_ID, 'delivered');
  const [store] = await sandbox.db.select().from(stores).where(eq(stores.id, storeId));
  order = { id, number, store: store?.name ?? '' };
});

const tool = async (url: string, payload: object) =>
  expect((await sandbox.app.inject({ method: 'POST', url: `/sandbox/${url}`, payload })).statusCode).toBe(200);
const change = (set: OrderChange) => sandbox.db.update(orders).set(set).where(eq(orders.id, order.id));
/** Sets the order to `before`, then takes the step to `status` as the store or the courier. */
const step = async (before: OrderChange, status: string) => {
  await change(before);
  await tool('store', { order_id: order.id, status });
};
/** Requests a return, then takes the given steps of the store and support. */
const returned = async (locale: Locale, body: object, ...acts: object[]) => {
  const send = { items: [{ line: 1, quantity: 1 }], category: 'defect', ...body };
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: `/installment/v3/user/order/${order.id}/return`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': locale === 'uz' ? 'oz' : 'ru', 'idempotency-key': randomUUID() },
    payload: send,
  });
  expect(answer.statusCode).toBe(201);
  for (const act of acts) await tool('returns', { return_id: answer.json().data.id, ...act });
};
const approved = { act: 'approved' };
const answerQuestionIn = async (locale: Locale) => {
  const question = await me<{ data: { id: string } }>('/v3/user/questions', {
    method: 'POST',
    send: { order_id: order.id, text: 'Где чек?' },
    locale: locale === 'uz' ? 'oz' : 'ru',
  });
  await tool('questions', { question_id: question.body.data.id, text: 'Da' });
};

type Step = { kind: NotificationKind; byDefault: boolean; run: (locale: Locale) => Promise<void>; ru: RegExp; uz: RegExp };
const stepCase = (kind: 'order' | 'delivery' | 'answer', run: Step['run'], ru: RegExp, uz: RegExp): Step => ({
  kind,
  byDefault: kind !== 'answer',
  run,
  ru,
  uz,
});
const DELIVERY: OrderChange = { deliveryKind: 'delivery' };
const REPAIR = { wish: 'repair' };

/** For each step: the notification kind whose channels decide whether an SMS is sent, and the text of the SMS. */
const STEPS: Readonly<Record<string, Step>> = {
  'order sent': stepCase(
    'delivery',
    () => step({ ...DELIVERY, status: 'packed' }, 'shipping'),
    /^Muddat: STORE отправил заказ NUMBER\. Курьер позвонит\.$/,
    /^Muddat: STORE NUMBER-buyurtmani jo'natdi\. Kuryer qo'ng'iroq qiladi\.$/,
  ),
  'order ready for pickup': stepCase(
    'delivery',
    () => step({ deliveryKind: 'pickup', status: 'packing' }, 'packed'),
    /^Muddat: STORE ждёт вас с заказом NUMBER\. Возьмите паспорт\.$/,
    /^Muddat: STORE sizni NUMBER-buyurtma bilan kutmoqda\. Pasportingizni olib keling\.$/,
  ),
  'order not handed over': stepCase(
    'delivery',
    () => step({ ...DELIVERY, status: 'shipping', paidAmount: 0 }, 'fail'),
    /^Muddat: заказ NUMBER не вручили, он едет обратно\./,
    /^Muddat: NUMBER-buyurtma topshirilmadi, do'konga qaytarilmoqda\./,
  ),
  'order refused': stepCase(
    'order',
    () => step({ ...DELIVERY, status: 'pending' }, 'refused'),
    /^Muddat: STORE отказал в заказе NUMBER\./,
    /^Muddat: STORE NUMBER-buyurtmani rad etdi\./,
  ),
  'return requested': stepCase(
    'order',
    (locale) => returned(locale, {}),
    /^Muddat: возврат по заказу NUMBER запрошен, ответ до \d{1,2} [а-я]+\.$/,
    /^Muddat: NUMBER-buyurtma mahsulotini qaytarish so'raldi, javob \d{1,2}-[a-z]+gacha\.$/,
  ),
  'return approved': stepCase(
    'order',
    (locale) => returned(locale, {}, approved),
    /^Muddat: отдайте товар магазину до \d{1,2} [а-я]+, заказ NUMBER\.$/,
    /^Muddat: NUMBER-buyurtma mahsulotini do'konga \d{1,2}-[a-z]+gacha topshiring\.$/,
  ),
  'return refused': stepCase(
    'order',
    (locale) => returned(locale, {}, { act: 'rejected' }),
    /^Muddat: STORE отказал в возврате по заказу NUMBER\.$/,
    /^Muddat: STORE NUMBER-buyurtma qaytarilishini rad etdi\.$/,
  ),
  'return accepted': stepCase(
    'order',
    (locale) => returned(locale, SMALL_RETURN, { act: 'accepted' }),
    /^Muddat: возврат по заказу NUMBER принят(?:, деньги на балансе)?\.$/,
    /^Muddat: NUMBER-buyurtma mahsuloti qaytarildi(?:, pul balansda)?\.$/,
  ),
  'repair requested': stepCase(
    'order',
    (locale) => returned(locale, REPAIR),
    /^Muddat: ремонт по заказу NUMBER запрошен, ответ до \d{1,2} [а-я]+\.$/,
    /^Muddat: NUMBER-buyurtma mahsulotini ta'mirlash so'raldi, javob \d{1,2}-[a-z]+gacha\.$/,
  ),
  'repair approved': stepCase(
    'order',
    (locale) => returned(locale, REPAIR, approved),
    /^Muddat: отдайте товар в ремонт до \d{1,2} [а-я]+, заказ NUMBER\.$/,
    /^Muddat: NUMBER-buyurtma mahsulotini \d{1,2}-[a-z]+gacha ta'mirga topshiring\.$/,
  ),
  'goods repaired': stepCase(
    'order',
    (locale) => returned(locale, REPAIR, approved, { act: 'repairing' }, { act: 'repaired' }),
    /^Muddat: ремонт закончен, заказ NUMBER\. Заберите товар в магазине\.$/,
    /^Muddat: ta'mirlash tugadi, NUMBER-buyurtma\. Mahsulotni do'kondan oling\.$/,
  ),
  'message of the store about a return': stepCase(
    'answer',
    (locale) => returned(locale, {}, { act: 'message', from: 'store' }),
    /^Muddat: STORE ответил вам по заказу NUMBER\.$/,
    /^Muddat: STORE NUMBER-buyurtma bo'yicha sizga javob berdi\.$/,
  ),
  'message of support about a return': stepCase(
    'answer',
    (locale) => returned(locale, {}, { act: 'message', from: 'support' }),
    /^Muddat: мы ответили вам по заказу NUMBER\.$/,
    /^Muddat: NUMBER-buyurtma bo'yicha sizga javob berdik\.$/,
  ),
  'question answered': stepCase(
    'answer',
    answerQuestionIn,
    /^Muddat: STORE ответил на ваш вопрос\.$/,
    /^Muddat: STORE savolingizga javob berdi\.$/,
  ),
};

const send = () => sendQueuedNotificationSms({ ...sandbox, sms: createInboxSender(sandbox.db, sandbox.clock), log: sandbox.app.log });
/** Texts of the SMS, oldest first, with placeholders for the store's name and the order's number. */
const loadSmsTexts = async () =>
  (await sandbox.db.select().from(smsMessages).orderBy(smsMessages.id)).map(({ text }) =>
    text
      .replace(normalizeSmsText(order.store), 'STORE')
      .replace(/(?<=Muddat: )(?:магазин|do'kon)/, 'STORE')
      .replace(order.number, 'NUMBER'),
  );
const choose = (kind: NotificationKind, sms: boolean) =>
  sandbox.db.insert(notificationChannels).values({
    customerId: DILNOZA_ID,
    channels: { ...effectiveChannels(null), [kind]: sms ? ['portal', 'sms'] : ['portal'] },
    savedAt: sandbox.clock.now(),
  });

describe.each(Object.entries(STEPS))('[S2-15] the SMS about the step «%s»', (_, { kind, byDefault, run, ru, uz }) => {
  test.each(['ru', 'uz'] as const)('is sent once, in the language %s, as a single-part SMS', async (locale) => {
    setClockTo(sandbox, day);
    await change({ locale });
    await choose(kind, true);
    await run(locale);
    await Promise.all([send(), send()]);
    await send();
    const words = locale === 'ru' ? ru : uz;
    expect((await loadSmsTexts()).filter((text) => words.test(text))).toHaveLength(1);
    expect((await sandbox.db.select().from(smsMessages)).map(({ text }) => text).filter((text) => countSmsSegments(text) > 1)).toEqual([]);
  });

  test(`is not sent at night; in the morning it is ${byDefault ? '' : 'not '}sent by default`, async () => {
    setClockTo(sandbox, day, '22:30');
    await run('ru');
    await send();
    setClockTo(sandbox, day, '23:59');
    await send();
    expect(await loadSmsTexts()).toEqual([]);
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + 9 * 3_600_000 + 60_000);
    await send();
    expect((await loadSmsTexts()).filter((text) => ru.test(text))).toHaveLength(byDefault ? 1 : 0);
  });

  test('[S2-22] is not sent if the customer turned off SMS of its kind; the portal still shows the notification', async () => {
    setClockTo(sandbox, day);
    await choose(kind, false);
    await run('ru');
    await send();
    expect((await loadSmsTexts()).filter((text) => ru.test(text))).toEqual([]);
    const news = await me<{ data: { created_at: string }[] }>('/v1/notification?limit=1');
    expect(news.body.data[0]?.created_at.slice(0, 16)).toBe(sandbox.clock.now().toISOString().slice(0, 16));
  });
});

test('[X-11] if the store does not respond to a return, SMS announce the dispute and its decision', async () => {
  setClockTo(sandbox, day);
  await returned('ru', { text: '#silent #decline' });
  for (const days of [4, 6]) {
    sandbox.clock.setOffset(sandbox.clock.offsetMs() + days * 86_400_000);
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: 'PT1M' } });
  }
  expect((await loadSmsTexts()).filter((text) => /возврат/.test(text) && text.includes('NUMBER'))).toEqual([
    expect.stringMatching(/^Muddat: возврат по заказу NUMBER запрошен, ответ до \d{1,2} [а-я]+\.$/),
    expect.stringMatching(/^Muddat: о возврате по заказу NUMBER решаем мы, ответ до \d{1,2} [а-я]+\.$/),
    'Muddat: в возврате по заказу NUMBER отказано: нет оснований.',
  ]);
});

test('an SMS not sent right after its step, as after a crash, is sent by the next `sendQueuedNotificationSms`', async () => {
  setClockTo(sandbox, day);
  await returned('ru', {}, { act: 'rejected' });
  expect(await loadSmsTexts()).toEqual([]);
  await send();
  expect((await loadSmsTexts()).at(-1)).toBe('Muddat: STORE отказал в возврате по заказу NUMBER.');
});
