import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '../../../testing/caller-with.ts';
import { callerOf, DILNOZA, JASUR, MALIKA, readPages } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Question = installment.components['schemas']['Question'];
type Notifications = { data: installment.components['schemas']['Notification'][] };

const sandbox = await openSandbox();
const jasur = await callerOf(sandbox, JASUR);

const ask = (send: unknown, locale = 'ru') =>
  jasur<{ data: Question } & ProblemBody>('/v3/user/questions', { method: 'POST', send, locale });
const list = async () => (await jasur<{ data: Question[] }>('/v3/user/questions?limit=100')).body.data;
const find = async (id: string) => (await list()).find((one) => one.id === id);
const advance = (by: string) => sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: by } });
const told = async (locale = 'ru') => (await jasur<Notifications>('/v1/notification?limit=100', { locale })).body.data;
const byHand = (id: string, text: string) =>
  sandbox.app.inject({ method: 'POST', url: '/sandbox/questions', payload: { question_id: id, text } });

describe('questions to stores', () => {
  test('[S2-23] a question about a product is kept once, answered in its language when the time has come, and told', async () => {
    const asked = await ask({ product_id: '1000', text: 'Kafolat bormi?' }, 'oz');
    expect(asked).toMatchObject({ status: 201, body: { data: { product: { id: '1000' }, order: null, answer: null } } });
    const { id, store } = asked.body.data;
    expect((await ask({ product_id: '1000', text: ' Kafolat bormi? ' }, 'oz')).body.data.id).toBe(id);
    await advance('PT1H');
    expect((await find(id))?.answer).toBeNull();
    const before = await told();
    await advance('PT2H');
    const first = (await told())[0];
    expect(first).toMatchObject({ title: 'Магазин ответил на вопрос', link: '/cabinet/questions', read: false, store_name: store.name });
    expect(first?.body).toContain(store.name);
    expect(await told()).toHaveLength(before.length + 1);
    expect((await find(id))?.answer?.text).toContain('rahmat');
  });

  test('a magic word is answered at once, another one only by hand, and by hand once', async () => {
    const now = (await ask({ store_id: '2', text: 'Срочно: вы открыты?' })).body.data.id;
    expect((await find(now))?.answer?.text).toContain('Спасибо');
    const never = (await ask({ store_id: '2', text: 'Тишина?' })).body.data.id;
    await advance('P30D');
    expect((await find(never))?.answer).toBeNull();
    expect((await byHand(never, '<b>Да</b>')).statusCode).toBe(200);
    expect((await byHand(never, 'Нет')).statusCode).toBe(404);
    expect((await find(never))?.answer?.text).toBe('<b>Да</b>');
  });

  test('[S2-23] only an own order can be asked about', async () => {
    const dilnoza = await callerOf(sandbox, DILNOZA);
    const own = await dilnoza<{ data: Question }>('/v3/user/questions', { method: 'POST', send: { order_id: '100001', text: 'Где чек?' } });
    expect(own).toMatchObject({ status: 201, body: { data: { order: { id: '100001', number: '100001' } } } });
    expect((await ask({ order_id: '100001', text: 'Где чек?' })).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(own.body.data.id);
  });

  test.each([
    ['nothing to ask about', { text: 'Да?' }, 422, { about: 'choice' }],
    ['two things at once', { store_id: '1', product_id: '1000', text: 'Да?' }, 422, { about: 'choice' }],
    ['no words', { store_id: '1', text: ' \n ' }, 422, { text: 'required' }],
    ['10 000 characters', { store_id: '1', text: 'я'.repeat(10_000) }, 422, { text: 'too_long' }],
    ['a store that is none', { store_id: '999999', text: 'Да?' }, 404, undefined],
  ])('%s is refused', async (_what, send, status, fields) => {
    const { status: answered, body } = await ask(send);
    expect([answered, body.fields]).toEqual([status, fields]);
  });

  test('more than 20 open questions are refused; pages of questions follow each other', async () => {
    const malika = await callerOf(sandbox, MALIKA);
    const statuses: number[] = [];
    for (let number = 1; number <= 21; number += 1) {
      const send = { store_id: '3', text: `Вопрос ${number}, тишина` };
      statuses.push((await malika('/v3/user/questions', { method: 'POST', send })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 422]);
    const whole = (await malika<{ data: Question[] }>('/v3/user/questions?limit=100')).body.data;
    expect(whole).toHaveLength(20);
    expect((await readPages<Question>(malika, '/v3/user/questions?limit=7')).flat()).toEqual(whole);
  });

  test('the page for testers lists open questions first', async () => {
    const page = await sandbox.app.inject({ url: '/sandbox/questions?lang=uz' });
    expect([page.statusCode, page.body.includes('Doʻkonlarga savollar')]).toEqual([200, true]);
    const rows: { answer: string | null }[] = (await sandbox.app.inject({ url: '/sandbox/questions/list' })).json();
    const answered = rows.map(({ answer }) => answer !== null);
    expect(answered).toEqual(answered.toSorted());
    expect(answered[0]).toBe(false);
  });
});
