import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const ASKED = 10_000;
/** The longest value that a page reads (routing, pageQuery). */
const READ = 200;
const CYRILLIC = encodeURIComponent('ж'.repeat(ASKED));
/** The longest encoding of ten thousand characters: four bytes each, all percent-encoded. */
const FOUR_BYTES = encodeURIComponent('🧺'.repeat(ASKED));

/** The `q` that the page was rendered with; the fixture build prints its URL. */
const queryOf = (text: string): string | null => {
  const url = /"url":"([^"]*)"/.exec(text)?.[1] ?? '';
  return new URL(url, gateway.origin).searchParams.get('q');
};

describe('a query of ten thousand characters', () => {
  test.each([
    ['a Russian page', '/ru/search', CYRILLIC, 'ж'],
    ['an Uzbek page', '/uz/search', CYRILLIC, 'ж'],
    ['a payload', '/payload/ru/search.json', CYRILLIC, 'ж'],
    ['a payload in Cyrillic Uzbek', '/payload/uz-Cyrl/search.json', CYRILLIC, 'ж'],
    ['a page, of four bytes each', '/ru/search', FOUR_BYTES, '🧺'],
    ['a payload, of four bytes each', '/payload/uz/search.json', FOUR_BYTES, '🧺'],
  ])('%s is made of its beginning', async (_what, path, text, letter) => {
    const answer = await gateway.browser().get(`${path}?q=${text}&page=1`);
    expect(answer.status).toBe(200);
    expect(queryOf(answer.text)).toBe(letter.repeat(READ));
  });

  test.each([
    ['a spelling of the address that is led on', '/oz/search?q=', 200],
    ['an address without a language', '/search?q=', 302],
    ['a choice of the alphabet', '/uz/search?alphabet=cyrl&q=', 302],
    ['a page that does not read it', '/ru/public-offer?q=', 200],
    ['a page that is not there', '/ru/nothing-here?q=', 404],
    ['the cabinet', '/ru/main-page?q=', 302],
    ['the sign-in', '/ru/sign-up?q=', 200],
  ])('%s is answered as with a short one', async (_what, path, status) => {
    const answer = await gateway.browser().get(`${path}${CYRILLIC}`);
    expect([answer.status, answer.headers['content-type'] === undefined || /html/.test(String(answer.headers['content-type']))]).toEqual([
      status,
      true,
    ]);
    // Proxies refuse larger headers.
    for (const [name, value] of Object.entries(answer.headers)) expect([name, String(value).length < 8_000]).toEqual([name, true]);
  });

  test('a call of an API says so before any backend is asked', async () => {
    const before = gateway.backend.seen.length;
    const answer = await gateway.browser().get(`/api/installment/v3/stores?search=${CYRILLIC}`, { 'accept-language': 'ru' });
    expect([answer.status, answer.json()['code']]).toEqual([400, 'validation_failed']);
    expect(gateway.backend.seen).toHaveLength(before);
  });

  test('a campaign beside it is carried on', async () => {
    const answer = await gateway.browser().get(`/search?q=${CYRILLIC}&utm_source=mail`);
    const to = new URL(String(answer.headers['location']), gateway.origin);
    expect([to.searchParams.get('utm_source'), to.searchParams.get('q')]).toEqual(['mail', 'ж'.repeat(READ)]);
  });
});

describe('a head that is longer still', () => {
  const LONG = 'a'.repeat(200_000);
  const WIDE = 'a'.repeat(17_000);
  test.each([
    ['a query', `/ru/search?q=${LONG}`, {}],
    ['a path', `/ru/${WIDE}`, {}],
    ['a cookie', '/ru', { cookie: `a=${WIDE}` }],
    ['many headers', '/uz', Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, '12345678']))],
  ])('%s is answered by a page that says so in both languages, and the connection ends', async (_what, path, headers) => {
    const answer = await gateway.browser().get(path, headers);
    expect([answer.status, answer.headers['content-type'], answer.headers['connection'], answer.headers['cache-control']]).toEqual([
      431,
      'text/html; charset=utf-8',
      'close',
      'no-store',
    ]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).toContain('Запрос слишком длинный');
    expect(answer.text).toContain('Soʻrov juda uzun');
    expect(answer.text).toContain('<a href="/uz">');
    expect((await gateway.browser().get('/healthz')).status).toBe(200);
  });

  test('a page is never kept under a long path', async () => {
    const renders = gateway.site.renders;
    expect((await gateway.browser().get(`/ru/product/${WIDE}`)).status).toBe(431);
    expect(gateway.site.renders).toBe(renders);
  });
});
