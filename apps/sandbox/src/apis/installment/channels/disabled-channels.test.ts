import type { installment } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listSmsMessages } from '../../../core/sms.ts';
import { tokenFamilies } from '../../../db/schema/auth.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { effectiveChannels } from '../../../domain/message/channel-rules.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Answer = installment.components['schemas']['NotificationChannels'];
type Chosen = Partial<Answer['data']['channels']>;

const PATH = '/v3/user/channels';
const DEFAULTS = effectiveChannels(null);

const sandbox = await openSandbox({ restore: true });
const me = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
beforeEach(() => sandbox.db.update(tokenFamilies).set({ provenAt: null }));

const save = (chosen: Chosen, locale = 'ru') =>
  me<ProblemBody>(PATH, { method: 'PUT', send: { channels: { ...DEFAULTS, ...chosen } }, locale });
const fetchChannels = async () => (await me<Answer>(PATH)).body.data.channels;
const notificationsInPortal = async () => {
  const own = and(eq(notifications.customerId, 'cus_0001'), eq(notifications.titleRu, 'Уведомления отключены'));
  return (await sandbox.db.select().from(notifications).where(own)).map(({ bodyRu }) => bodyRu);
};
const smsTexts = async () => (await listSmsMessages(sandbox.db, DILNOZA_PHONE, 50)).map(({ text }) => text);

/** Each row: the title, the choice, and the expected warning by SMS and in the portal. */
const PROTECTED: readonly (readonly [string, Chosen, RegExp | null, RegExp | null])[] = [
  ['SMS of orders and money', { order: ['portal'] }, /^Muddat: отключены СМС о заказах и деньгах\. Не вы\?/, null],
  ['SMS of payment reminders', { payment: ['portal'] }, /^Muddat: отключены СМС о платежах\./, null],
  ['payment reminders in the portal', { payment: ['sms'] }, null, /^На портал больше не приходят: «Напоминания о платежах»\./],
  ['payment reminders on both channels', { payment: [] }, /СМС о платежах\./, /«Напоминания о платежах»/],
  ['SMS of reminders and of orders', { payment: ['portal'], order: ['portal'] }, /СМС о платежах и заказах\./, null],
];

describe.each(PROTECTED)('[S2-22][X-16] turning off %s', (_what, chosen, sms, portal) => {
  test('is refused without re-authentication: nothing is saved and no warning is sent', async () => {
    const { status, body } = await save(chosen);
    expect([status, body.code]).toEqual([403, 'fresh_proof_required']);
    expect([await fetchChannels(), await smsTexts(), await notificationsInPortal()]).toEqual([DEFAULTS, [], []]);
  });

  test('after re-authentication sends one warning on each channel turned off, even if the choice is saved twice', async () => {
    await sandbox.markReauthenticated();
    for (let times = 0; times < 2; times += 1) expect((await save(chosen)).status).toBe(200);
    expect(await smsTexts()).toEqual(sms === null ? [] : [expect.stringMatching(sms)]);
    expect(await notificationsInPortal()).toEqual(portal === null ? [] : [expect.stringMatching(portal)]);
  });
});

test.each<[string, Chosen]>([
  ['turning off offers and news', { promotion: [], news: [] }],
  ['turning off SMS of deliveries', { delivery: ['portal'] }],
  ['turning on SMS of answers', { answer: ['portal', 'sms'] }],
  ['saving the unchanged choice', {}],
])('[S2-22] %s needs no re-authentication and sends no warning', async (_what, chosen) => {
  expect((await save(chosen)).status).toBe(200);
  expect([await smsTexts(), await notificationsInPortal()]).toEqual([[], []]);
});

test('[S2-22] turning a channel on again needs no re-authentication', async () => {
  const savedAt = sandbox.clock.now();
  await sandbox.db.insert(notificationChannels).values({ customerId: 'cus_0001', channels: { ...DEFAULTS, payment: [] }, savedAt });
  expect((await save({})).status).toBe(200);
  expect(await fetchChannels()).toEqual(DEFAULTS);
});

test('[S2-22] the SMS that warns of turned-off SMS is in the language of the request', async () => {
  await sandbox.markReauthenticated();
  await save({ payment: ['portal'] }, 'uz');
  expect(await smsTexts()).toEqual([expect.stringMatching(/^Muddat: SMS to'xtatildi: "To'lov eslatmalari"\./)]);
});
