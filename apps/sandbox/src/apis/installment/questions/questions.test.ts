import type { installment } from '@muddat/sdk/types';
import { describe, expect, test } from 'vitest';
import type { ProblemBody } from '../../../testing/api-caller.ts';
import { createInstallmentCaller, DILNOZA_PHONE, fetchAllPages, JASUR_PHONE, MALIKA_PHONE } from '../../../testing/installment.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';

type Question = installment.components['schemas']['Question'];
type Notifications = { data: installment.components['schemas']['Notification'][] };

const sandbox = await openSandbox();
const jasur = await createInstallmentCaller(sandbox, JASUR_PHONE);

const askQuestion = (send: unknown, locale = 'ru') =>
  jasur<{ data: Question } & ProblemBody>('/v3/user/questions', { method: 'POST', send, locale });
const list = async () => (await jasur<{ data: Question[] }>('/v3/user/questions?limit=100')).body.data;
const find = async (id: string) => (await list()).find((one) => one.id === id);
const advance = (by: string) => sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload: { advance: by } });
const fetchNotifications = async (locale = 'ru') => (await jasur<Notifications>('/v1/notification?limit=100', { locale })).body.data;
const answerManually = (id: string, text: string) =>
  sandbox.app.inject({ method: 'POST', url: '/sandbox/questions', payload: { question_id: id, text } });

describe('questions to stores', () => {
  test('[S2-23] a product question is stored once, and answered in its language within three hours, with a notification', async () => {
    const asked = await askQuestion({ product_id: '1000', text: 'Kafolat bormi?' }, 'oz');
    expect(asked).toMatchObject({ status: 201, body: { data: { product: { id: '1000' }, order: null, answer: null } } });
    const { id, store } = asked.body.data;
    expect((await askQuestion({ product_id: '1000', text: ' Kafolat bormi? ' }, 'oz')).body.data.id).toBe(id);
    await advance('PT1H');
    expect((await find(id))?.answer).toBeNull();
    const before = await fetchNotifications();
    await advance('PT2H');
    const first = (await fetchNotifications())[0];
    expect(first).toMatchObject({ title: 'Магазин ответил на вопрос', link: '/cabinet/questions', read: false, store_name: store.name });
    expect(first?.body).toContain(store.name);
    expect(await fetchNotifications()).toHaveLength(before.length + 1);
    expect((await find(id))?.answer?.text).toContain('rahmat');
  });

  test('a question that contains «Срочно» is answered at once, one that contains «Тишина» only by a tester and only once', async () => {
    const now = (await askQuestion({ store_id: '2', text: 'Срочно: вы открыты?' })).body.data.id;
    expect((await find(now))?.answer?.text).toContain('Спасибо');
    const never = (await askQuestion({ store_id: '2', text: 'Тишина?' })).body.data.id;
    await advance('P30D');
    expect((await find(never))?.answer).toBeNull();
    expect((await answerManually(never, '<b>Да</b>')).statusCode).toBe(200);
    expect((await answerManually(never, 'Нет')).statusCode).toBe(404);
    expect((await find(never))?.answer?.text).toBe('<b>Да</b>');
  });

  test('[S2-23] a customer can ask about their own order only; another order gets 404', async () => {
    const dilnoza = await createInstallmentCaller(sandbox, DILNOZA_PHONE);
    const own = await dilnoza<{ data: Question }>('/v3/user/questions', { method: 'POST', send: { order_id: '100001', text: 'Где чек?' } });
    expect(own).toMatchObject({ status: 201, body: { data: { order: { id: '100001', number: '100001' } } } });
    expect((await askQuestion({ order_id: '100001', text: 'Где чек?' })).status).toBe(404);
    expect((await list()).map(({ id }) => id)).not.toContain(own.body.data.id);
  });

  test.each([
    ['a question without a subject', { text: 'Да?' }, 422, { about: 'choice' }],
    ['a question with two subjects', { store_id: '1', product_id: '1000', text: 'Да?' }, 422, { about: 'choice' }],
    ['a blank text', { store_id: '1', text: ' \n ' }, 422, { text: 'required' }],
    ['a text of 10 000 characters', { store_id: '1', text: 'я'.repeat(10_000) }, 422, { text: 'too_long' }],
    ['a question to an unknown store', { store_id: '999999', text: 'Да?' }, 404, undefined],
  ])('%s is refused', async (_what, send, status, fields) => {
    const { status: answered, body } = await askQuestion(send);
    expect([answered, body.fields]).toEqual([status, fields]);
  });

  test('a 21st open question is refused, and pages of seven joined equal the whole list', async () => {
    const malika = await createInstallmentCaller(sandbox, MALIKA_PHONE);
    const statuses: number[] = [];
    for (let number = 1; number <= 21; number += 1) {
      const send = { store_id: '3', text: `Вопрос ${number}, тишина` };
      statuses.push((await malika('/v3/user/questions', { method: 'POST', send })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 422]);
    const whole = (await malika<{ data: Question[] }>('/v3/user/questions?limit=100')).body.data;
    expect(whole).toHaveLength(20);
    expect((await fetchAllPages<Question>(malika, '/v3/user/questions?limit=7')).flat()).toEqual(whole);
  });

  test('the tester page /sandbox/questions has an Uzbek version, and its list starts with the open questions', async () => {
    const page = await sandbox.app.inject({ url: '/sandbox/questions?lang=uz' });
    expect([page.statusCode, page.body.includes('Doʻkonlarga savollar')]).toEqual([200, true]);
    const rows: { answer: string | null }[] = (await sandbox.app.inject({ url: '/sandbox/questions/list' })).json();
    const answered = rows.map(({ answer }) => answer !== null);
    expect(answered).toEqual(answered.toSorted());
    expect(answered[0]).toBe(false);
  });
});
