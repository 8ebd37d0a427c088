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
    ['a page, with four-byte characters', '/ru/search', FOUR_BYTES, '🧺'],
    ['a payload, with four-byte characters', '/payload/uz/search.json', FOUR_BYTES, '🧺'],
  ])('is cut to 200 characters for %s', async (_what, path, text, letter) => {
    const answer = await gateway.browser().get(`${path}?q=${text}&page=1`);
    expect(answer.status).toBe(200);
    expect(queryOf(answer.text)).toBe(letter.repeat(READ));
  });

  test.each([
    ['a page under the alias /oz', '/oz/search?q=', 200],
    ['an address without a language', '/search?q=', 302],
    ['a choice of alphabet', '/uz/search?alphabet=cyrl&q=', 302],
    ['a page that does not read the query', '/ru/public-offer?q=', 200],
    ['an unknown page', '/ru/nothing-here?q=', 404],
    ['a cabinet page', '/ru/main-page?q=', 302],
    ['the sign-in page', '/ru/sign-up?q=', 200],
  ])('gets the usual status and no header over 8,000 characters: %s', async (_what, path, status) => {
    const answer = await gateway.browser().get(`${path}${CYRILLIC}`);
    expect([answer.status, answer.headers['content-type'] === undefined || /html/.test(String(answer.headers['content-type']))]).toEqual([
      status,
      true,
    ]);
    // Proxies refuse larger headers.
    for (const [name, value] of Object.entries(answer.headers)) expect([name, String(value).length < 8_000]).toEqual([name, true]);
  });

  test('of an API call gets 400, and no backend is called', async () => {
    const before = gateway.backend.requests.length;
    const answer = await gateway.browser().get(`/api/installment/v3/stores?search=${CYRILLIC}`, { 'accept-language': 'ru' });
    expect([answer.status, answer.json()['code']]).toEqual([400, 'validation_failed']);
    expect(gateway.backend.requests).toHaveLength(before);
  });

  test('keeps utm_source on a redirect, while the long value is cut to 200 characters', async () => {
    const answer = await gateway.browser().get(`/search?q=${CYRILLIC}&utm_source=mail`);
    const to = new URL(String(answer.headers['location']), gateway.origin);
    expect([to.searchParams.get('utm_source'), to.searchParams.get('q')]).toEqual(['mail', 'ж'.repeat(READ)]);
  });
});

describe('a request head beyond the limit', () => {
  const LONG = 'a'.repeat(200_000);
  const WIDE = 'a'.repeat(17_000);
  test.each([
    ['a long query', `/ru/search?q=${LONG}`, {}],
    ['a long path', `/ru/${WIDE}`, {}],
    ['a long cookie', '/ru', { cookie: `a=${WIDE}` }],
    ['many headers', '/uz', Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, '12345678']))],
  ])('with %s gets a 431 page in both languages and a closed connection', async (_what, path, headers) => {
    const answer = await gateway.browser().get(path, headers);
    expect([answer.status, answer.headers['content-type'], answer.headers['connection'], answer.headers['cache-control']]).toEqual([
      431,
      'text/html; charset=utf-8',
      'close',
      'no-store',
    ]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const byCookies = 'cookie' in headers;
    expect(answer.text).toContain(byCookies ? 'Файлы cookie этого сайта' : 'Запрос слишком длинный');
    expect(answer.text).toContain(byCookies ? 'cookie fayllari juda koʻp' : 'Soʻrov juda uzun');
    expect(answer.text).toContain('<a href="/uz">');
    expect((await gateway.browser().get('/healthz')).status).toBe(200);
  });

  test('with a long path renders no page', async () => {
    const renders = gateway.site.renders;
    expect((await gateway.browser().get(`/ru/product/${WIDE}`)).status).toBe(431);
    expect(gateway.site.renders).toBe(renders);
  });
});
