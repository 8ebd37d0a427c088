import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import { createInboxSender } from '../../../core/sms.ts';
import { smsMessages } from '../../../db/schema/sandbox.ts';
import { sendCustomerSms } from '../../../domain/message/send-messages.ts';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, type InstallmentCaller, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Answer = installment.components['schemas']['NotificationChannels'];

const PATH = '/v3/user/channels';
const DEFAULTS = {
  order: ['portal', 'sms'],
  delivery: ['portal', 'sms'],
  congrats: ['portal', 'sms'],
  payment: ['portal', 'sms'],
  answer: ['portal'],
  promotion: ['portal'],
  news: ['portal'],
};
const CHOSEN = { ...DEFAULTS, delivery: ['portal'], payment: ['sms'], answer: ['sms', 'portal'], promotion: [], news: ['sms', 'portal'] };

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);

const save = <T>(call: InstallmentCaller, send: unknown) => call<T>(PATH, { method: 'PUT', send });
const proveAndSave = async <T>(call: InstallmentCaller, send: unknown) => {
  await sandbox.markReauthenticated();
  return save<T>(call, send);
};

describe('[S2-15][S2-22] GET and PUT /v3/user/channels', () => {
  test('by default all kinds are shown in the portal, and all but answers, promotions and news are sent by SMS', async () => {
    const { status, body } = await jasur<Answer>(PATH);
    expect([status, body.data.channels]).toEqual([200, DEFAULTS]);
    expect(body.data.always).toEqual({ order: ['portal'], delivery: ['portal'], congrats: ['portal'], answer: ['portal'] });
  });

  test('saves a choice for its customer only; saving the same choice again gets the same response', async () => {
    const first = await proveAndSave<Answer>(dilnoza, { channels: CHOSEN });
    expect([first.status, first.body.data.channels]).toEqual([200, CHOSEN]);
    expect(await save(dilnoza, { channels: CHOSEN })).toEqual(first);
    expect((await dilnoza<Answer>(PATH)).body.data.channels).toEqual(CHOSEN);
    expect((await jasur<Answer>(PATH)).body.data.channels).toEqual(DEFAULTS);
  });

  test.each([
    ['a kind that does not exist', { ...DEFAULTS, gossip: ['sms'] }, { 'channels.gossip': 'unknown' }],
    ['a channel that does not exist', { ...DEFAULTS, news: ['pigeon'] }, { 'channels.news.0': 'choice' }],
    ['a channel named twice', { ...DEFAULTS, news: ['sms', 'sms'] }, { 'channels.news': 'not_unique' }],
    ['a missing kind', { ...DEFAULTS, news: undefined }, { 'channels.news': 'required' }],
  ])('refuses %s and names the field', async (_, channels, fields) => {
    const { status, body } = await save<ProblemBody>(jasur, { channels });
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', fields]);
  });

  test('refuses to turn off the portal for orders, congratulations and answers', async () => {
    const { status, body } = await save<ProblemBody>(jasur, { channels: { ...DEFAULTS, order: ['sms'], congrats: [], answer: [] } });
    const fields = Object.fromEntries(['order', 'congrats', 'answer'].map((kind) => [`channels.${kind}`, 'portal_required']));
    expect([status, body.fields]).toEqual([422, fields]);
    expect((await jasur<Answer>(PATH)).body.data.channels).toEqual(DEFAULTS);
  });

  test('a guest gets 401', async () => {
    const guest = await createInstallmentCaller(sandbox, null);
    expect([(await guest(PATH)).status, (await save(guest, { channels: DEFAULTS })).status]).toEqual([401, 401]);
  });
});

test('[S2-15] sendCustomerSms drops SMS of a kind that the customer turned off; it sends other kinds and `always`', async () => {
  await save(await createInstallmentCaller(sandbox, MALIKA_PHONE), { channels: { ...DEFAULTS, delivery: ['portal'] } });
  const sms = createInboxSender(sandbox.db, sandbox.clock);
  const message = (text: string, kind: 'delivery' | 'order' | 'always') => ({ customerId: 'cus_0003', text, kind });
  await sendCustomerSms({ ...sandbox, sms, log: sandbox.app.log }, [
    message('shipped', 'delivery'),
    message('refused', 'order'),
    message('debited', 'always'),
  ]);
  expect((await sandbox.db.select().from(smsMessages)).map(({ text }) => text)).toEqual(['refused', 'debited']);
});
