import { brotliDecompressSync } from 'node:zlib';
import { problemMessage } from '@muddat/i18n';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  Object.assign(gateway.site, { failing: false, answer: undefined });
});

const NONE = { status: 404, page: null };
const WENT_WRONG = {
  ru: 'Что-то пошло не так, пожалуйста, повторите попытку',
  uz: 'Nimadir xato ketdi, iltimos, qayta urinib koʻring',
  'uz-Cyrl': 'Нимадир хато кетди, илтимос, қайта уриниб кўринг',
};

describe('the page payload', () => {
  test('comes from the cached page if there is one, else it is loaded without rendering', async () => {
    const own = await startGateway();
    const state = own.site;
    const browser = own.browser();
    await browser.get('/ru');
    const [renders, loads] = [state.renders, state.loads];
    const kept = (await browser.get('/payload/ru/index.json')).json();
    expect(kept).toMatchObject({ status: 200, page: { data: { url: '/ru', render: renders } } });
    expect([state.renders, state.loads]).toEqual([renders, loads]);
    const loaded = await browser.get('/payload/uz-Cyrl/public-offer.json');
    expect(loaded.json()).toMatchObject({ status: 200, page: { data: { url: '/uz/public-offer', locale: 'uz', alphabet: 'cyrl' } } });
    await browser.get('/payload/uz-Cyrl/public-offer.json');
    expect([state.renders, state.loads]).toEqual([renders, loads + 1]);
    const { id } = (await browser.get('/build-metadata.json')).json();
    expect(kept).toMatchObject({ build: id, page: { build: id } });
    await own.close();
  });

  test('is compressed, has an ETag that gets 304, and is not indexed by search engines', async () => {
    const browser = gateway.browser();
    const plain = await browser.get('/payload/ru/index.json');
    const packed = await browser.get('/payload/ru/index.json', { 'accept-encoding': 'br' });
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    const again = await browser.get('/payload/ru/index.json', { 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test.each([
    ['a page of the cabinet', '/payload/ru/main-page.json'],
    ['a page of the cabinet with an id', '/payload/ru/orders/100001.json'],
    ['the sign-in page', '/payload/ru/sign-up.json'],
    ['the language alias oz', '/payload/oz/index.json'],
    ['a path without a language', '/payload/index.json'],
    ['an unknown language', '/payload/de/index.json'],
    ['an unknown page', '/payload/ru/nothing-here.json'],
    ['a path without .json', '/payload/ru/public-offer'],
    ['a trailing slash', '/payload/ru/public-offer/.json'],
    ['a parent path', '/payload/ru/../uz/index.json'],
    ['an escaped parent path', '/payload/ru/%2e%2e/public-offer.json'],
    ['an escaped slash', '/payload/ru/public-offer%2findex.json'],
    ['an empty segment', '/payload/ru//public-offer.json'],
    ['the address of another site', '/payload/ru//evil.uz/public-offer.json'],
    ['an HTML path', '/payload/ru/index.html'],
    ['a broken escape', '/payload/ru/%.json'],
    ['an empty path', '/payload/'],
  ])('gets 404 for %s', async (_what, path) => {
    const loads = gateway.site.loads;
    const customer = gateway.browser();
    await customer.post('/api/auth/login', { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password });
    for (const browser of [customer, gateway.browser()]) {
      const answer = await browser.get(path);
      expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      if (path !== '/payload/ru/%.json') expect(answer.json()).toMatchObject(NONE);
    }
    expect(gateway.site.loads).toBe(loads);
  });

  test.each(Object.entries(WENT_WRONG))('has its error message in the language of the page: %s', async (language, message) => {
    const browser = gateway.browser();
    const { id } = (await browser.get('/build-metadata.json')).json();
    gateway.site.failing = true;
    // The message is in the page's language, whatever the browser prefers.
    const answer = await browser.get(`/payload/${language}/faq.json`, { 'accept-language': 'en' });
    expect([answer.status, answer.json()]).toEqual([500, { build: id, status: 500, message, page: null }]);
  });

  test.each([
    ['the message of the backend', '/payload/ru/faq.json?q=2', { status: 502, message: 'Касса закрыта' }, 'Касса закрыта'],
    ['the message for 502', '/payload/ru/faq.json?q=3', { status: 502 }, problemMessage('upstream_unavailable', 'ru')],
    ['the message for 504', '/payload/uz/faq.json?q=3', { status: 504 }, problemMessage('upstream_timeout', 'uz')],
    ['the message for 503', '/payload/ru/faq.json?q=4', { status: 503 }, problemMessage('upstream_unavailable', 'ru')],
    ['the general message for any other status', '/payload/ru/faq.json?q=5', { status: 507 }, WENT_WRONG.ru],
    ['the message for 404', '/payload/uz/faq.json?q=6', { status: 404 }, problemMessage('not_found', 'uz')],
    ['the message for an unknown page', '/payload/ru/nothing-here.json', {}, problemMessage('not_found', 'ru')],
  ])('of a page that failed to load has %s', async (_what, path, answer, message) => {
    gateway.site.answer = answer;
    const failed = await gateway.browser().get(path);
    expect(failed.json()).toMatchObject({ build: expect.any(String), status: failed.status, message, page: null });
    expect(failed.headers['cache-control']).toBe('no-store');
  });

  test('at a path without a language is an error in the language of Accept-Language', async () => {
    const uzbek = await gateway.browser().get('/payload/index.json', { 'accept-language': 'uz' });
    expect(uzbek.json()['message']).toBe(problemMessage('not_found', 'uz'));
  });

  test('is an uncached JSON error if loading fails, or the last good payload if there is one', async () => {
    const own = await startGateway();
    const browser = own.browser();
    own.site.failing = true;
    const failed = await browser.get('/payload/ru/public-offer.json');
    expect([failed.status, failed.json()['page'], failed.headers['cache-control']]).toEqual([500, null, 'no-store']);
    own.site.failing = false;
    const good = await browser.get('/payload/ru/public-offer.json');
    expect(good.status).toBe(200);
    own.site.failing = true;
    own.clock.ms += 3_600_000;
    expect((await browser.get('/payload/ru/public-offer.json')).text).toBe(good.text);
    await own.close();
  });
});
