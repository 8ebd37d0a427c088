import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { limits, notifications, orders } from '../../../../db/schema/orders.ts';
import { smsMessages } from '../../../../db/schema/sandbox.ts';
import { openSandbox } from '../../../../testing/open-sandbox.ts';
import { createTestSandbox, type TestSandbox } from '../../../../testing/test-sandbox.ts';
import { createApplicant, insertNewApplicant, testPhoto } from '../../../../testing/verification.ts';

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
const stateOf = async (person: Person, step: string) => {
  const { steps } = await person.verification();
  return Array.isArray(steps) ? steps.find((one) => one.step === step) : null;
};

async function createSubmitted(ending?: string, where = sandbox): Promise<Person> {
  const person = await insertNewApplicant(where, ending);
  await person.fill(`card_${person.id}`);
  expect((await person.submit()).status).toBe(202);
  return person;
}

describe('the automatic checker', () => {
  test('[S2-24][S4-08] accepts all steps and grants a limit of 15 000 000 for 180 days, with one SMS and one notification', async () => {
    const person = await createSubmitted();
    expect(await person.limit()).toMatchObject({ status: 'pending' });
    await advance('PT5M');
    expect(await person.verification()).toMatchObject({ status: 'accepted', missing: [], can_submit: false });
    const validUntil = new Date(Date.parse(sandbox.clock.today()) + 180 * 86_400_000).toISOString().slice(0, 10);
    expect(await person.limit()).toMatchObject({ status: 'approved', amount: 15_000_000, valid_until: validUntil, next_step: 'shop' });
    await advance('PT5M');
    expect((await messages(person.phone)).map(({ text }) => text)).toEqual([expect.stringMatching(/лимит одобрен.*15\s000\s000/)]);
    expect((await loadNotifications(person.id)).map(({ titleRu, titleUz, link }) => [titleRu, titleUz, link])).toEqual([
      ['Лимит одобрен', 'Limit tasdiqlandi', '/cabinet/limit'],
    ]);
    const again = await person.photo('selfie').catch((error: Error) => error.message);
    expect(again).toContain('verification_closed');
  });

  test.each([
    ['blurred.jpg', 'blurred'],
    ['FACE-NOT-VISIBLE.JPG', 'face_not_visible'],
  ])('[S2-24] refuses a photo named %s with the reason %s, and grants the limit after a new photo', async (filename, code) => {
    const person = await insertNewApplicant(sandbox);
    await person.fill(`card_${person.id}`);
    await person.photo('selfie', await testPhoto(), { filename });
    await person.submit();
    await advance('PT5M');
    expect(await person.verification()).toMatchObject({ status: 'rejected', missing: ['selfie'], can_submit: false });
    expect(await stateOf(person, 'selfie')).toMatchObject({ state: 'rejected', reason: { code, text: expect.stringMatching(/[а-я]/) } });
    expect(await stateOf(person, 'passport_front')).toMatchObject({ state: 'accepted', reason: null });
    expect(await person.limit()).toMatchObject({ status: 'rejected', reason: { code: 'documents' }, next_step: 'mend' });
    expect((await messages(person.phone)).at(-1)?.text).toContain('документы не приняты');
    expect((await loadNotifications(person.id)).map(({ titleRu }) => titleRu)).toEqual(['Документы не прошли проверку']);
    const uzbek = await person.request('', { headers: { 'accept-language': 'oz' } });
    expect(uzbek.bytes.toString()).not.toMatch(/[а-яё]/i);

    await expect(person.photo('passport_front')).rejects.toThrow('verification_closed');
    expect((await person.photo('selfie')).status).toBe(200);
    expect(await person.verification()).toMatchObject({ status: 'in_progress', can_submit: true });
    expect((await person.submit()).status).toBe(202);
    expect(await person.limit()).toMatchObject({ status: 'pending', reason: null });
    await advance('PT5M');
    expect(await person.limit()).toMatchObject({ status: 'approved' });
  });

  test.each([
    ['0071', 'income'],
    ['0072', 'debt_elsewhere'],
  ])('[S4-08] refuses a limit to a phone ending in %s for reason %s; the customer can submit another card', async (ending, reason) => {
    const person = await createSubmitted(ending);
    await advance('PT5M');
    expect(await person.verification()).toMatchObject({ status: 'accepted', can_submit: true });
    expect(await person.limit()).toMatchObject({ status: 'rejected', reason: { code: reason }, next_step: 'mend' });
    expect((await messages(person.phone)).map(({ text }) => text)).toEqual([expect.stringContaining('лимит не одобрен')]);
    expect((await loadNotifications(person.id)).map(({ titleRu, link }) => [titleRu, link])).toEqual([
      ['Лимит не одобрен', '/cabinet/limit'],
    ]);
    const card = await person.request('/card', { method: 'PUT', send: { entity_id: `card_${person.id}` } });
    expect([card.status, card.json()['data']]).toEqual([200, expect.objectContaining({ status: 'in_progress', can_submit: true })]);
    await person.submit();
    expect(await person.limit()).toMatchObject({ status: 'pending' });
    expect((await callChecker(person.phone, { limit: { status: 'approved', amount: 5_000_000 } })).body).toMatchObject({
      status: 'accepted',
    });
    expect(await person.limit()).toMatchObject({ status: 'approved', amount: 5_000_000 });
  });

  test('refuses the first passport photo of a phone ending in 0075 as blurred, and grants the limit after the second', async () => {
    const person = await createSubmitted('0075');
    await advance('PT5M');
    expect(await stateOf(person, 'passport_front')).toMatchObject({ state: 'rejected', reason: { code: 'blurred' } });
    await person.photo('passport_front');
    await person.submit();
    await advance('PT5M');
    expect(await person.limit()).toMatchObject({ status: 'approved' });
  });
});

describe('a verdict by a tester', () => {
  test('refuses the named steps at once and accepts the others; a verdict on a step already checked gets 422', async () => {
    const person = await createSubmitted();
    const answer = await callChecker(person.phone, { verdicts: { passport_front: 'glare', contacts: 'not_reached' } });
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ status: 'rejected', missing: ['passport_front', 'contacts'], limit: 'rejected' }),
    ]);
    expect(await stateOf(person, 'contacts')).toMatchObject({ state: 'rejected', reason: { code: 'not_reached' } });
    expect(await stateOf(person, 'card')).toMatchObject({ state: 'accepted' });
    const nothing = await callChecker(person.phone, { verdicts: { selfie: 'accepted' } });
    expect([nothing.status, nothing.body.fields]).toEqual([422, { verdicts: 'not_submitted' }]);
  });

  test.each([
    { phone: '+998000000000' },
    { phone: '+998900000013', verdicts: { selfie: 'ugly' } },
    { phone: '+998900000013', verdicts: { hat: 'accepted' } },
    { phone: '+998900000013', limit: { status: 'huge' } },
    { phone: '+998900000013', limit: { status: 'approved', amount: 15_000_001 } },
  ])('is refused with the input %j', async (input) => {
    expect((await tool('/sandbox/checker', input)).status).toBeGreaterThanOrEqual(400);
  });

  test('the checker page links to the photos of the applicant; they are not cached, and a path instead of an id gets 404', async () => {
    const person = await createSubmitted();
    const list = (await sandbox.app.inject({ url: '/sandbox/checker/list' })).json();
    const first = list.find((one: { phone: string }) => one.phone === person.phone);
    expect(first).toMatchObject({ phone: person.phone, status: 'submitted', photos: { selfie: expect.any(String) } });
    const photo = await sandbox.app.inject({ url: `/sandbox/checker/photo/${first.photos.selfie}` });
    expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    expect((await sandbox.app.inject({ url: '/sandbox/checker/photo/..%2f..%2fpg' })).statusCode).toBe(404);
  });
});

test('[S4-08] a request for a missing, expired or pending limit gets 200; for an approved, blocked or rejected limit 409', async () => {
  const ask = async (phone: string) => {
    const person = await createApplicant(sandbox, phone);
    const answer = await person.request('//v3/user/limit/request', { method: 'POST', headers: { 'idempotency-key': randomUUID() } });
    return [answer.status, answer.json()['code'] ?? (await person.limit())['status']];
  };
  expect(await ask((await insertNewApplicant(sandbox)).phone)).toEqual([200, 'requested']);
  expect(await ask('+998900000012')).toEqual([200, 'requested']);
  expect(await ask((await createSubmitted()).phone)).toEqual([200, 'pending']);
  const refused = await createSubmitted();
  await callChecker(refused.phone, { verdicts: { selfie: 'blurred' } });
  for (const phone of ['+998900000001', '+998900000003', refused.phone]) expect(await ask(phone)).toEqual([409, 'limit_not_requestable']);
});

describe('the retention of photos', () => {
  test('refused photos are deleted after 90 days, accepted ones after 5 years unless an order is still open', async () => {
    // Five years pass here: a separate sandbox keeps the clock of the other tests.
    const aging = await createTestSandbox();
    const pass = (duration: string) => tool('/sandbox/clock', { advance: duration }, aging);
    const stored = async () => (await readdir(join(aging.config.dataDir, 'photos'))).length;
    const person = await createSubmitted(undefined, aging);
    const other = await createSubmitted(undefined, aging);
    await tool('/sandbox/checker', { phone: person.phone, verdicts: { selfie: 'blurred' } }, aging);
    await tool('/sandbox/checker', { phone: other.phone }, aging);
    const before = await stored();
    await aging.db.update(limits).set({ status: 'approved' }).where(eq(limits.customerId, other.id));
    const order = { id: '900001', number: '900001', customerId: other.id, storeId: '1', type: 'full', status: 'delivered' };
    await aging.db
      .insert(orders)
      .values({ ...order, createdAt: aging.clock.now(), goodsAmount: 1_000, price: 1_000, totalAmount: 1_000, deliveryKind: 'pickup' });
    await pass('P89D');
    expect([await stored(), (await person.request('/documents/selfie/image')).status]).toEqual([before, 200]);
    await pass('P2D');
    expect([
      (await person.request('/documents/selfie/image')).status,
      (await person.request('/documents/registration/image')).status,
    ]).toEqual([404, 200]);
    expect(await stored()).toBeLessThan(before);
    await pass('P1830D');
    expect((await person.request('/documents/registration/image')).status).toBe(404);
    expect((await other.request('/documents/registration/image')).status).toBe(200);
    await aging.db.update(orders).set({ status: 'finished' }).where(eq(orders.id, '900001'));
    await pass('PT1M');
    expect((await other.request('/documents/registration/image')).status).toBe(404);
    expect(await other.verification()).toMatchObject({ status: 'accepted' });
    await aging.close();
  });
});

describe('the seeded verifications', () => {
  test('one is in progress, one waits until a tester decides, and one rejected for its selfie can be resubmitted', async () => {
    await advance('PT10M');
    const [begun, waiting, refused] = await Promise.all(
      ['+998900000015', '+998900000014', '+998900000011'].map((phone) => createApplicant(sandbox, phone)),
    );
    expect(await begun?.verification()).toMatchObject({ status: 'in_progress', person: { passport: 'AD4567890' }, can_submit: false });
    expect(await waiting?.verification()).toMatchObject({ status: 'submitted', missing: [] });
    expect(await waiting?.limit()).toMatchObject({ status: 'pending' });
    expect(await refused?.verification()).toMatchObject({ status: 'rejected', missing: ['selfie'] });
    expect((await callChecker('+998900000014', {})).body).toMatchObject({ status: 'accepted', limit: 'approved' });
    expect((await refused?.photo('selfie'))?.status).toBe(200);
    expect((await refused?.submit())?.status).toBe(202);
  });
});
