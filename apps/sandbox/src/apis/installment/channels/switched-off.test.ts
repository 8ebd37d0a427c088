import type { installment } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listMessages } from '../../../core/sms.ts';
import { tokenFamilies } from '../../../db/schema/auth.ts';
import { notificationChannels } from '../../../db/schema/channels.ts';
import { notifications } from '../../../db/schema/orders.ts';
import { channelsOf } from '../../../domain/message/channel-rules.ts';
import type { ProblemBody } from '../../../testing/caller-with.ts';
import { callerOf, DILNOZA } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Answer = installment.components['schemas']['NotificationChannels'];
type Chosen = Partial<Answer['data']['channels']>;

const PATH = '/v3/user/channels';
const DEFAULTS = channelsOf(null);

const sandbox = await openSandbox({ restore: true });
const me = await callerOf(sandbox, DILNOZA);
beforeEach(() => sandbox.db.update(tokenFamilies).set({ provenAt: null }));

const save = (chosen: Chosen, locale = 'ru') =>
  me<ProblemBody>(PATH, { method: 'PUT', send: { channels: { ...DEFAULTS, ...chosen } }, locale });
const kept = async () => (await me<Answer>(PATH)).body.data.channels;
const inPortal = async () => {
  const own = and(eq(notifications.customerId, 'cus_0001'), eq(notifications.titleRu, 'Уведомления отключены'));
  return (await sandbox.db.select().from(notifications).where(own)).map(({ bodyRu }) => bodyRu);
};
const bySms = async () => (await listMessages(sandbox.db, DILNOZA, 50)).map(({ text }) => text);

/** Each row: the title, the choice, and the expected warning by SMS and in the portal. */
const PROTECTED: readonly (readonly [string, Chosen, RegExp | null, RegExp | null])[] = [
  ['SMS of orders and money', { order: ['portal'] }, /^Muddat: СМС отключены: «Заказы и деньги»\. Не вы\?/, null],
  ['SMS of payment days', { payment: ['portal'] }, /^Muddat: СМС отключены: «Напоминания о платежах»\./, null],
  ['payment days in the portal', { payment: ['sms'] }, null, /^На портал больше не приходят: «Напоминания о платежах»\./],
  ['payment days altogether', { payment: [] }, /«Напоминания о платежах»/, /«Напоминания о платежах»/],
  ['all SMS of money', { payment: ['portal'], order: ['portal'] }, /: «Напоминания о платежах», «Заказы и деньги»\./, null],
];

describe.each(PROTECTED)('[S2-22][X-16] turning off %s', (_what, chosen, sms, portal) => {
  test('is refused right after a sign-in; nothing is saved and nothing told', async () => {
    const { status, body } = await save(chosen);
    expect([status, body.code]).toEqual([403, 'fresh_proof_required']);
    expect([await kept(), await bySms(), await inPortal()]).toEqual([DEFAULTS, [], []]);
  });

  test('is told once, on the very channel that is turned off', async () => {
    await sandbox.prove();
    for (let times = 0; times < 2; times += 1) expect((await save(chosen)).status).toBe(200);
    expect(await bySms()).toEqual(sms === null ? [] : [expect.stringMatching(sms)]);
    expect(await inPortal()).toEqual(portal === null ? [] : [expect.stringMatching(portal)]);
  });
});

test.each<[string, Chosen]>([
  ['turning off offers and news', { promotion: [], news: [] }],
  ['turning off SMS of deliveries', { delivery: ['portal'] }],
  ['turning on SMS of answers', { answer: ['portal', 'sms'] }],
  ['the choice that there is', {}],
])('[S2-22] %s wants no proof and is told to nobody', async (_what, chosen) => {
  expect((await save(chosen)).status).toBe(200);
  expect([await bySms(), await inPortal()]).toEqual([[], []]);
});

test('[S2-22] what was turned off comes on again without a proof', async () => {
  const savedAt = sandbox.clock.now();
  await sandbox.db.insert(notificationChannels).values({ customerId: 'cus_0001', channels: { ...DEFAULTS, payment: [] }, savedAt });
  expect((await save({})).status).toBe(200);
  expect(await kept()).toEqual(DEFAULTS);
});

test('[S2-22] the message is in the language of whoever turns it off', async () => {
  await sandbox.prove();
  await save({ payment: ['portal'] }, 'uz');
  expect(await bySms()).toEqual([expect.stringMatching(/^Muddat: SMS to'xtatildi: "To'lov eslatmalari"\./)]);
});
