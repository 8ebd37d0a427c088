import type { builder } from '@muddat/sdk/types';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stores } from '../../db/schema/catalogue.ts';
import { feedback } from '../../db/schema/content.ts';
import { createApiCaller, type ProblemBody } from '../../testing/api-caller.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';

type Schemas = builder.components['schemas'];
type Content = { data: Schemas['Content'] };
type FaqList = { data: Schemas['Faq'][]; meta: Schemas['PageMeta']; categories: Schemas['FaqCategory'][] };

const CYRILLIC = /[А-Яа-яЁё]/;
const QUESTION = { name: 'Шахноза', phone: '+998 90 123 45 67', message: 'Можно ли перенести день платежа?' };

const sandbox = await openSandbox();
const token = await sandbox.guestToken();
const bare = createApiCaller(sandbox, 'builder', token);
const guest = createApiCaller(sandbox, 'builder', token, { organization: '2' });

test('[S7-13] content, questions, one question and feedback require the organization header', async () => {
  expect((await guest<Content>('/v1/get?organization=2')).body.data).toMatchObject({ organization: 2, page: 'home' });
  const list = await guest<FaqList>('/v1/faqs');
  expect(list.body.data.length).toBeGreaterThan(0);
  const [first] = list.body.data;
  expect((await guest<{ data: Schemas['Faq'] }>(`/v1/faqs/${first?.id}`)).body.data).toMatchObject({ ...first });
  expect((await guest('/v1/feedback', { send: QUESTION })).status).toBe(201);
  for (const [path, send] of [['/v1/get?organization=2'], ['/v1/faqs'], [`/v1/faqs/${first?.id}`], ['/v1/feedback', QUESTION]] as const) {
    const refused = await bare<ProblemBody>(path, { send });
    expect(refused, path).toMatchObject({ status: 400, body: { code: 'validation_failed', fields: { organization: 'required' } } });
    expect((await bare(path, { send, headers: { organization: '3' } })).status, path).toBe(path.startsWith('/v1/get') ? 422 : 404);
  }
});

describe('GET /v1/get', () => {
  const content = async (query = '', locale = 'ru') => (await guest<Content>(`/v1/get?organization=2${query}`, { locale })).body.data;

  test('returns the home page with the banner first and every block of the design', async () => {
    const { blocks } = await content();
    expect(blocks[0]?.type).toBe('hero');
    expect(blocks.map((block) => block.type)).toEqual(['hero', 'calculator', 'categories', 'product-row', 'partners', 'steps', 'benefits']);
  });

  test.each(['home', 'test', 'installment-terms', 'sell-on'])('returns the same blocks of page %s in both languages', async (page) => {
    const russian = await content(`&page=${page}`);
    const uzbek = await content(`&page=${page}`, 'oz');
    expect(uzbek.blocks.map(({ id, type }) => [id, type])).toEqual(russian.blocks.map(({ id, type }) => [id, type]));
    expect(JSON.stringify(uzbek)).not.toMatch(CYRILLIC);
    expect(russian.title).toMatch(CYRILLIC);
    expect(JSON.stringify([russian, uzbek])).not.toMatch(/"(ru|uz)":/);
  });

  test('returns stores, figures and questions from their own tables', async () => {
    const { blocks } = await content();
    const partners = blocks.find((block) => block.type === 'partners');
    const total = await sandbox.db.$count(stores);
    expect(partners).toMatchObject({
      total,
      items: expect.arrayContaining([expect.objectContaining({ alias: 'orzu-texnika', max_months: 24 })]),
    });
    const [seller] = await sandbox.db.select().from(stores).where(eq(stores.alias, 'orzu-texnika'));
    expect(partners).toMatchObject({ items: expect.arrayContaining([expect.objectContaining({ id: seller?.id, logo: seller?.logo })]) });
    const figures = (await content('&page=sell-on')).blocks.find((block) => block.type === 'figures');
    expect(figures).toMatchObject({ items: [{ value: 400_000 }, { value: 300 }, { value: 100_000 }, { value: 5, shown: '5\u00a0лет' }] });
    const faq = (await content('&page=showcase')).blocks.find((block) => block.type === 'faq');
    expect(faq).toMatchObject({ items: Array.from({ length: 5 }, () => ({ question: expect.any(String), answer: expect.any(String) })) });
  });

  test('returns the calculator example of the design: 27 % mark-up on 12 months', async () => {
    const calculator = (await content()).blocks.find((block) => block.type === 'calculator');
    expect(calculator).toMatchObject({
      example: { price: 4_800_000, months: 12 },
      terms: expect.arrayContaining([{ months: 12, markup_bp: 2_700 }]),
      price: { max: 15_000_000 },
    });
  });

  test('returns a block even if its type is not in the contract', async () => {
    const { blocks } = await content('&page=test', 'oz');
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'promo-timer', title: expect.stringContaining('ustamasiz') }));
  });

  test.each([
    ['&page=nothing', 404],
    ['&page=../etc', 400],
  ])('with the query %s returns the status %i', async (query, status) => {
    expect((await guest(`/v1/get?organization=2${query}`)).status).toBe(status);
  });

  test('returns 404 for an organization without content, and 422 for one that differs from the header', async () => {
    expect((await bare('/v1/get?organization=7', { headers: { organization: '7' } })).status).toBe(404);
    const answer = await guest<ProblemBody>('/v1/get?organization=7');
    expect(answer).toMatchObject({ status: 422, body: { fields: { organization: 'mismatch' } } });
  });
});

describe('GET /v1/faqs', () => {
  const list = async (query: string, locale = 'ru') => (await guest<FaqList>(`/v1/faqs${query}`, { locale })).body;

  test('returns each question once over all pages, and an empty page after the last', async () => {
    const { meta } = await list('?per_page=7');
    const ids: string[] = [];
    for (let page = 1; page <= meta.pages; page += 1) ids.push(...(await list(`?per_page=7&page=${page}`)).data.map((faq) => faq.id));
    expect(meta).toEqual({ page: 1, per_page: 7, total: ids.length, pages: Math.ceil(ids.length / 7) });
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await list(`?per_page=7&page=${meta.pages + 1}`)).data).toEqual([]);
  });

  test('returns as many questions of a category as its `count` says, and none of an unknown category', async () => {
    const { categories } = await list('');
    for (const { id, count } of categories) {
      const { data, meta } = await list(`?category=${id}&per_page=100`);
      expect(data.every((faq) => faq.category === id)).toBe(true);
      expect([data.length, meta.total]).toEqual([count, count]);
    }
    expect((await list('?category=weather')).data).toEqual([]);
  });

  test.each([
    ['досрочн', 'ru', /раньше срока/],
    ['ПОГАШЕНИЕ  досрочное', 'ru', /раньше срока/],
    ['погашение абракадабра', 'ru', null],
    ["muddatidan oldin to'la", 'oz', /Muddatidan oldin/],
    ['Muddatidan oldin yop', 'oz', /Muddatidan oldin/],
    ['муддатидан олдин', 'oz', /Muddatidan oldin/],
    ['100%', 'ru', null],
    ['\u0001', 'ru', undefined],
  ])('for the search %j in the locale %s returns questions like %s (null: none, undefined: all)', async (search, locale, expected) => {
    const { data, meta } = await list(`?per_page=100&search=${encodeURIComponent(search)}`, locale);
    const questions = data.map((faq) => faq.question);
    if (expected === undefined) expect(meta.total).toBeGreaterThanOrEqual(40);
    else if (expected === null) expect(meta.total).toBe(0);
    else
      expect(
        questions.some((question) => expected.test(question)),
        questions.join(),
      ).toBe(true);
  });

  test.each(['?page=0', '?per_page=101', '?per_page=x', '?page=1.5'])('refuses the query %s with 400', async (query) => {
    expect((await guest(`/v1/faqs${query}`)).status).toBe(400);
  });
});

describe('GET /v1/faqs/{id}', () => {
  test('returns the category and related questions in the requested language, without the question itself', async () => {
    const { body } = await guest<{ data: Schemas['Faq'] & { category_name: string; related: { id: string }[] } }>('/v1/faqs/20', {
      locale: 'oz',
    });
    expect(body.data.category_name).not.toMatch(CYRILLIC);
    expect(body.data.related.length).toBeGreaterThan(0);
    expect(body.data.related.map((other) => other.id)).not.toContain('20');
    expect(JSON.stringify(body)).not.toMatch(CYRILLIC);
  });

  test.each([
    ['999', 404],
    ['abc', 400],
  ])('for the id %s returns the status %i', async (id, status) => {
    expect((await guest(`/v1/faqs/${id}`)).status).toBe(status);
  });
});

describe('POST /v1/feedback', () => {
  test('stores the message with the normalized phone, the language and the customer', async () => {
    const customer = createApiCaller(sandbox, 'builder', await sandbox.tokenFor('+998900000001'), { organization: '2' });
    const { status, body } = await customer<{ data: Schemas['Feedback'] }>('/v1/feedback', {
      locale: 'oz',
      send: { ...QUESTION, phone: '901234567', message: ' Bir\r\nikki ', faq_id: '3' },
    });
    expect(status).toBe(201);
    expect(body.data.phone).toBe('+998901234567');
    expect(await sandbox.db.select().from(feedback).where(eq(feedback.id, body.data.id))).toMatchObject([
      { organization: 2, phone: '+998901234567', message: 'Bir\nikki', faqId: '3', locale: 'uz', customerId: 'cus_0001' },
    ]);
  });

  test.each([
    [{ name: ' ' }, 422, { name: 'required' }],
    [{ message: '\n' }, 422, { message: 'required' }],
    [{ phone: '12' }, 422, { phone: 'phone-length' }],
    [{ faq_id: '999' }, 422, { faq_id: 'choice' }],
    [{ message: undefined }, 400, { message: 'required' }],
    [{ message: 'x'.repeat(4_001) }, 400, { message: 'too_long' }],
    [{ captcha: 'x' }, 400, { captcha: 'unknown' }],
  ])('refuses a message changed by %o with %i and the field errors %j, and stores nothing', async (change, status, fields) => {
    const before = await sandbox.db.$count(feedback);
    const answer = await guest<ProblemBody>('/v1/feedback', { send: { ...QUESTION, ...change } });
    expect(answer).toMatchObject({ status, body: { code: 'validation_failed', fields } });
    expect(await sandbox.db.$count(feedback)).toBe(before);
  });
});
