import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Notification = installment.components['schemas']['Notification'];
type Page = { data: Notification[]; unread_count: number; unread_by_type: Record<string, number>; next_cursor?: string };

const TYPES = ['congrats', 'order', 'promotion', 'news', 'delivery'];

const sandbox = await openSandbox();
const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);

const read = async (query = '', locale = 'ru') => (await dilnoza<Page>(`/v1/notification${query}`, { locale })).body;

describe('GET /v1/notification', () => {
  test('[S7-07][S3-06] returns all five types, newest first, or only the requested type', async () => {
    const { data } = await read('?limit=100');
    expect([...new Set(data.map((item) => item.type))].sort()).toEqual(TYPES.toSorted());
    expect(data.map((item) => typeof item.read)).toEqual(data.map(() => 'boolean'));
    const times = data.map((item) => item.created_at);
    expect(times).toEqual(times.toSorted().reverse());
    expect((await read('?limit=100&type=all')).data).toEqual(data);
    for (const type of TYPES) expect((await read(`?limit=100&type=${type}`)).data).toEqual(data.filter((item) => item.type === type));
  });

  test('returns title and body in the requested language', async () => {
    const russian = (await read('?limit=100')).data;
    const uzbek = (await read('?limit=100', 'oz')).data;
    expect(uzbek.map((item) => item.id)).toEqual(russian.map((item) => item.id));
    expect(russian.every((item) => /[а-я]/.test(item.title + item.body))).toBe(true);
    expect(uzbek.every((item) => !/[а-яё]/i.test(item.title) && !/(заказ|сум)/.test(item.body))).toBe(true);
  });

  test('a notification has the subject that its type does not say; one about a payment has its sum', async () => {
    const { data } = await read('?limit=100');
    const subjects = new Map(data.map((item) => [item.title, [item.subject, typeof item.amount]]));
    expect(['Платёж принят', 'Лимит одобрен', 'Заказ получен'].map((title) => subjects.get(title))).toEqual([
      ['payment', 'number'],
      ['limit', 'undefined'],
      [undefined, 'undefined'],
    ]);
  });

  test('pages of three joined equal one page of all, and `unread_count` counts all pages and types', async () => {
    const whole = (await read('?limit=100')).data;
    expect((await fetchAllPages<Notification>(dilnoza, '/v1/notification?limit=3')).flat()).toEqual(whole);
    expect((await read('?limit=1&type=news')).unread_count).toBe(whole.filter((item) => !item.read).length);
    expect(whole.some((item) => !item.read)).toBe(true);
  });

  test('[S2-22] `unread_by_type` counts unread notifications per type, whatever the filter', async () => {
    const unread = (await read('?limit=100')).data.filter((item) => !item.read);
    const counts = Object.fromEntries([...Map.groupBy(unread, ({ type }) => type)].map(([type, all]) => [type, all.length]));
    for (const query of ['', '?type=news&limit=1']) expect((await read(query)).unread_by_type).toEqual(counts);
    expect(Object.keys(counts).length).toBeGreaterThan(1);
  });

  test.each(['?type=other', '?limit=0', '?cursor=zzz'])('refuses %s with 400', async (query) => {
    const { status, body } = await dilnoza<ProblemBody>(`/v1/notification${query}`);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  test('links are portal paths without a locale, and order links lead to orders of the same customer', async () => {
    for (const item of (await read('?limit=100')).data) {
      expect(item.link).toMatch(/^\/[a-z-]+(\/(\d+|limit|balance|showcase))?$/);
      if (item.link?.startsWith('/orders/'))
        expect((await dilnoza(`/v3/user/order/${item.link.slice('/orders/'.length)}`)).status).toBe(200);
    }
  });
});

describe('GET and PUT /v1/notification/{id}', () => {
  test('[S7-07][S3-06] GET returns one notification, PUT marks it read, and a second PUT changes nothing', async () => {
    const before = await read('?limit=100');
    const unread = before.data.find((item) => !item.read);
    const path = `/v1/notification/${unread?.id}`;
    expect((await dilnoza(path)).body).toEqual({ data: unread });
    const marked = await dilnoza(path, { method: 'PUT' });
    expect([marked.status, marked.body]).toEqual([200, { data: { ...unread, read: true } }]);
    expect((await dilnoza(path, { method: 'PUT' })).body).toEqual(marked.body);
    expect((await dilnoza(path)).body).toEqual(marked.body);
    expect((await read()).unread_count).toBe(before.unread_count - 1);
  });

  test('GET and PUT of an unknown id or of another customer get 404, and the notification stays unread', async () => {
    const { data } = (await malika<Page>('/v1/notification?limit=100')).body;
    const unread = data.find((item) => !item.read) ?? data[0];
    for (const id of [unread?.id, '999999', 'abc']) {
      for (const method of ['GET', 'PUT'] as const) {
        const { status, body } = await dilnoza<ProblemBody>(`/v1/notification/${id}`, { method });
        expect([id, method, status, body.code]).toEqual([id, method, 404, 'not_found']);
      }
    }
    expect((await malika(`/v1/notification/${unread?.id}`)).body).toEqual({ data: unread });
  });

  test('a guest gets 401', async () => {
    const guest = await createInstallmentCaller(sandbox, null);
    expect((await guest('/v1/notification')).status).toBe(401);
    expect((await guest('/v1/notification/1', { method: 'PUT' })).status).toBe(401);
  });
});

test('[S2-15] POST /v1/notification/read-all marks all own notifications read, can be repeated, and marks no others', async () => {
  const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);
  const before = (await read()).unread_count;
  expect((await jasur<Page>('/v1/notification')).body.unread_count).toBeGreaterThan(0);
  for (const _ of [1, 2]) {
    const { status, body } = await jasur('/v1/notification/read-all', { method: 'POST' });
    expect([status, body]).toEqual([200, { unread_count: 0 }]);
  }
  const { data, unread_count } = (await jasur<Page>('/v1/notification?limit=100')).body;
  expect([unread_count, data.every((item) => item.read)]).toEqual([0, true]);
  expect((await read()).unread_count).toBe(before);
  expect((await (await createInstallmentCaller(sandbox, null))('/v1/notification/read-all', { method: 'POST' })).status).toBe(401);
});
