import { brotliDecompressSync } from 'node:zlib';
import { matchRoute, ROUTES } from '@muddat/routing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start.ts';

const PRODUCTS = 2_620;
const state = { down: false, stores: ['orzu-texnika', 'a&b<c>"d'] };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  const answer = (start: string, make: (query: URLSearchParams) => unknown) =>
    gateway.backend.respondTo(start, ({ url }, response) => {
      const body = state.down ? {} : make(new URLSearchParams(url.split('?')[1]));
      response.writeHead(state.down ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  answer('/installment/v3/stores', (query) => ({
    data: query.get('page') === '1' ? state.stores.map((alias) => ({ alias })) : [],
    total: state.stores.length,
  }));
  answer('/installment/v3/categories', () => ({ data: [{ alias: 'tech', children: [{ alias: 'phones', children: [] }] }] }));
  answer('/installment/v3/products', (query) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
    const ids = Array.from({ length: PRODUCTS }, (_, index) => ({ id: String(index + 1) }));
    return { data: ids.slice((page - 1) * size, page * size), meta: { total: PRODUCTS } };
  });
  answer('/builder/v1/pages', () => ({ data: [{ page: 'home' }, { page: 'autumn', updated_at: '2026-11-01T06:00:00.000Z' }] }));
  answer('/builder/v1/faqs', () => ({ data: [{ id: 'q1' }], meta: { pages: 1 } }));
  answer('/mobile/v2/pages', () => ({
    data: [
      { alias: 'public-offer', url: '/public-offer', published_at: '2026-09-01' },
      { alias: 'rules', url: null, published_at: '2026-09-02"><x>' },
    ],
  }));
});
afterAll(() => gateway.close());
beforeEach(() => {
  state.down = false;
});

const locs = (text: string): string[] => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
const paths = (text: string): string[] => locs(text).map((loc) => loc.replace(gateway.origin, ''));
const get = async (path: string): Promise<string> => (await gateway.browser().get(path)).text;
const isLive = (id: string): boolean => ROUTES.some((route) => route.id === id && route.status === 'live');

describe('the sitemap', () => {
  test('lists its files, each with 1 to 5,000 known canonical pages, and no page twice', async () => {
    const index = await gateway.browser().get('/sitemap.xml');
    expect(index.headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' });
    const parts = paths(index.text);
    expect(parts).toContain('/sitemap/pages.xml');
    const all: string[] = [];
    for (const part of parts) {
      const named = paths(await get(part));
      expect([part, named.length > 0 && named.length <= 5_000]).toEqual([part, true]);
      all.push(...named);
    }
    expect(new Set(all).size).toBe(all.length);
    const unescaped = all.map((path) => path.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code))));
    expect(unescaped.filter((path) => matchRoute(path)?.canonicalPath !== path)).toEqual([]);
    expect(all.filter((path) => /main-page|orders|search|basket|offline|\/test$/.test(path))).toEqual([]);
    if (isLive('product')) expect(all.filter((path) => path.startsWith('/ru/product/'))).toHaveLength(PRODUCTS);
    if (isLive('category')) expect(all).toEqual(expect.arrayContaining(['/ru/catalogue/tech', '/uz/catalogue/phones']));
    if (isLive('static-page')) expect(all.filter((path) => path.includes('/pages/'))).toEqual(['/ru/pages/rules', '/uz/pages/rules']);
  });

  test('lists the language alternates of each page and when it changed', async () => {
    const pages = await get('/sitemap/pages.xml');
    const origin = gateway.origin;
    expect(pages).toContain(
      `<url><loc>${origin}/uz/public-offer</loc><xhtml:link rel="alternate" hreflang="ru" href="${origin}/ru/public-offer"/>` +
        `<xhtml:link rel="alternate" hreflang="uz" href="${origin}/uz/public-offer"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${origin}/ru/public-offer"/></url>`,
    );
    if (isLive('content-page')) expect(await get('/sitemap/content.xml')).toContain('<lastmod>2026-11-01T06:00:00.000Z</lastmod>');
    expect(await get('/sitemap/texts.xml')).not.toContain('<x>');
  });

  test('is fetched from the APIs once an hour with the guest token, and stays as it was when they fail', async () => {
    const own = await startGateway();
    const lists = () => own.backend.requestsTo('/installment/v3/categories');
    own.backend.respondTo('/installment/v3/categories', (_seen, response) => {
      response.writeHead(state.down ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [{ alias: 'tech' }] }));
    });
    const first = await own.browser().get('/sitemap/categories.xml');
    await own.browser().get('/sitemap/categories.xml');
    expect(lists()).toHaveLength(1);
    expect(lists()[0]?.headers.authorization).toMatch(/^Bearer guest-/);
    state.down = true;
    own.clock.ms += 3_600_001;
    expect((await own.browser().get('/sitemap/categories.xml')).text).toBe(first.text);
    expect(lists()).toHaveLength(2);
    await own.close();
  });

  test('is compressed if the client accepts it, and has an ETag that gets 304', async () => {
    const browser = gateway.browser();
    const plain = await browser.get('/sitemap/pages.xml');
    const packed = await browser.get('/sitemap/pages.xml', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    const known = await browser.get('/sitemap/pages.xml', { 'if-none-match': String(plain.headers['etag']) });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test.each([
    '/sitemap/none.xml',
    '/sitemap/constructor.xml',
    '/sitemap/products-0.xml',
    '/sitemap/products-99.xml',
    '/sitemap/products-101.xml',
    '/sitemap/products.xml',
    '/sitemap/../robots.txt',
    '/sitemap/',
    '/sitemap/pages',
  ])('has no file %s: the response is 404 with a short text and Cache-Control: no-store', async (path) => {
    const answer = await gateway.browser().get(path);
    expect([answer.status, answer.headers['cache-control'], answer.text.length < 20]).toEqual([404, 'no-store', true]);
  });

  test('gets 502 with no-store if the APIs have never responded', async () => {
    const own = await startGateway();
    for (const start of ['/installment', '/builder', '/mobile'])
      own.backend.respondTo(start, (_seen, response) => void response.writeHead(503).end());
    const answer = await own.browser().get('/sitemap/categories.xml');
    expect([answer.status, answer.headers['cache-control']]).toEqual([502, 'no-store']);
    await own.close();
  });
});
