import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limits, notifications } from '../../../../db/schema/orders.ts';
import { smsMessages } from '../../../../db/schema/sandbox.ts';
import { restorations, verifications } from '../../../../db/schema/verification.ts';
import { limitSubject } from '../../../../domain/message/drop-queued-sms.ts';
import { limitBlocked } from '../../../../domain/message/notification-texts.ts';
import { openSandbox } from '../../../../testing/open-sandbox.ts';
import type { TestSandbox } from '../../../../testing/test-sandbox.ts';
import { createApplicant, insertNewApplicant } from '../../../../testing/verification.ts';

const sandbox = await openSandbox();

type Person = Awaited<ReturnType<typeof insertNewApplicant>>;

const tool = async (url: string, payload: object, { app }: TestSandbox = sandbox) => {
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const advance = (duration: string) => tool('/sandbox/clock', { advance: duration });
const callChecker = (phone: string, more: object) => tool('/sandbox/checker', { phone, ...more });
const messages = (phone: string) => sandbox.db.select().from(smsMessages).where(eq(smsMessages.to, phone));
const loadNotifications = (customerId: string) => sandbox.db.select().from(notifications).where(eq(notifications.customerId, customerId));

async function createSubmitted(ending?: string, where = sandbox): Promise<Person> {
  const person = await insertNewApplicant(where, ending);
  await person.fill(`card_${person.id}`);
  expect((await person.submit()).status).toBe(202);
  return person;
}

describe('a blocked limit', () => {
  const restore = async (person: Pick<Person, 'request'>) =>
    person.request('//v3/user/limit/restoration', { method: 'POST', headers: { 'idempotency-key': randomUUID() } });

  test('[S4-09] is approved again five minutes after a request, with an SMS; a second request before then gets 409', async () => {
    const kamola = await createApplicant(sandbox, '+998900000016');
    const sent = await restore(kamola);
    expect([sent.status, sent.json()]).toEqual([202, { request_id: expect.any(String), requested_at: expect.any(String) }]);
    expect(await kamola.limit()).toMatchObject({ status: 'pending', restoration: { request_id: sent.json()['request_id'] } });
    const twice = await restore(kamola);
    expect([twice.status, twice.json()['code']]).toEqual([409, 'restoration_open']);
    await advance('PT5M');
    expect(await kamola.limit()).toMatchObject({ status: 'approved', amount: 9_000_000, restoration: null });
    expect((await messages('+998900000016')).map(({ text }) => text)).toEqual([expect.stringContaining('лимит восстановлен')]);
  });

  test.each([
    ['restored', 'blocked', /^Muddat: лимит восстановлен, доступно (.*) сум\.$/],
    ['approved again after it ended', 'pending', /^Muddat: лимит одобрен, доступно (.*) сум\.$/],
  ])('[S4-09] that is %s: the SMS names the free part, not the sum that orders use', async (_what, status, said) => {
    const phone = '+998900000001';
    const own = eq(limits.customerId, 'cus_0001');
    await sandbox.db.update(limits).set({ status, validUntil: null }).where(own);
    if (status === 'blocked')
      await sandbox.db.insert(restorations).values({ id: 'rst', customerId: 'cus_0001', requestedAt: sandbox.clock.now(), locale: 'ru' });
    else
      await sandbox.db
        .update(verifications)
        .set({ status: 'submitted', submittedAt: sandbox.clock.now() })
        .where(eq(verifications.customerId, 'cus_0001'));
    const paused = { id: `ntf_${status}`, customerId: 'cus_0001', type: 'order', ...limitBlocked, createdAt: sandbox.clock.now() } as const;
    await sandbox.db
      .insert(notifications)
      .values({ ...paused, link: '/cabinet/limit', sms: 'by_day', smsSubject: limitSubject('cus_0001') });
    expect((await callChecker(phone, { limit: { status: 'approved', amount: 15_000_000 } })).status).toBe(200);
    // The SMS about the pause still waits for the morning, and is no longer true.
    const dropped = and(eq(notifications.id, paused.id), isNull(notifications.sms));
    expect(await sandbox.db.$count(notifications, dropped)).toBe(1);
    const { amount, available } = await (await createApplicant(sandbox, phone)).limit();
    expect([available, Number(available) > 0]).not.toContain(amount);
    const text = (await messages(phone)).map((message) => message.text).find((one) => said.test(one)) ?? '';
    expect(Number(said.exec(text)?.[1]?.replaceAll(/\D/g, ''))).toBe(available);
  });

  test('[S4-09] is restored with its old amount even if the documents are accepted meanwhile', async () => {
    const person = await createSubmitted();
    await callChecker(person.phone, { limit: { status: 'blocked', amount: 3_000_000 } });
    await sandbox.db
      .update(verifications)
      .set({ status: 'submitted', submittedAt: sandbox.clock.now() })
      .where(eq(verifications.customerId, person.id));
    expect((await restore(person)).status).toBe(202);
    await advance('PT5M');
    expect(await person.verification()).toMatchObject({ status: 'accepted' });
    expect(await person.limit()).toMatchObject({ status: 'approved', amount: 3_000_000, restoration: null });
  });

  test('[S4-09] cannot be restored while a payment is overdue; an approved or missing limit cannot be restored either', async () => {
    for (const phone of ['+998900000003', '+998900000002', '+998900000013']) {
      const refused = await restore(await createApplicant(sandbox, phone));
      expect([phone, refused.status, refused.json()['code']]).toEqual([phone, 409, 'limit_not_restorable']);
    }
  });

  test('[S4-09] stays blocked if a restoration is refused; the customer gets an SMS and a notification, and can try again', async () => {
    const person = await insertNewApplicant(sandbox);
    await callChecker(person.phone, { limit: { status: 'blocked', amount: 3_000_000 } });
    expect((await restore(person)).status).toBe(202);
    await callChecker(person.phone, { limit: { status: 'blocked', amount: 3_000_000 } });
    expect(await person.limit()).toMatchObject({ status: 'blocked', restoration: null });
    expect((await messages(person.phone)).at(-1)?.text).toContain('пока не восстановлен');
    expect((await loadNotifications(person.id)).map(({ titleRu }) => titleRu)).toEqual(['Лимит пока не восстановлен']);
    expect((await restore(person)).status).toBe(202);
  });
});
