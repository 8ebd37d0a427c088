import { ROUTES } from '@muddat/routing';
import { describe, expect, test } from 'vitest';
import { decideHandling, parseFilesToCache } from './decide-handling.ts';

const ORIGIN = 'https://muddat.uz';
const get = (path: string, mode = 'cors', method = 'GET') => decideHandling({ url: new URL(path, ORIGIN).href, method, mode }, ORIGIN);
const NETWORK = { kind: 'network' };

describe('the service worker', () => {
  test.each(['/assets/site/app-1a2b3c.js', '/assets/cabinet/app-4d5e6f.css', '/assets/site/onest-1a2b.woff2'])(
    'treats %s as a build asset',
    (path) => {
      expect(get(path)).toEqual({ kind: 'asset' });
    },
  );

  test.each([
    ['/ru', '/ru', 'ru', []],
    ['/uz/public-offer', '/uz/public-offer', 'uz', ['alphabet']],
    ['/oz/public-offer/', '/uz/public-offer', 'uz', ['alphabet']],
    ['/ru?utm_source=tg&preview=1', '/ru', 'ru', []],
    ['/ru/partners?page=2', '/ru/partners?page=2', 'ru', ['region']],
    ['/uz/product/1', '/uz/product/1', 'uz', ['alphabet', 'region']],
    // The region in the address overrides the cookie, also when it is the whole country.
    ['/ru/partners?region=1726', '/ru/partners?region=1726', 'ru', []],
    ['/ru/partners?region=all', '/ru/partners', 'ru', []],
    ['/ru/partners?region=nowhere', '/ru/partners', 'ru', ['region']],
    ['/ru/faq?region=1726', '/ru/faq', 'ru', []],
  ])('caches a navigation to %s as the page %s', (path, key, locale, variants) => {
    expect(get(path, 'navigate')).toEqual({ kind: 'page', key, locale, variants });
  });

  test.each([
    ['/payload/ru/index.json?utm_source=tg', '/payload/ru/ru'],
    ['/payload/uz-Cyrl/public-offer.json', '/payload/uz-Cyrl/uz/public-offer'],
  ])('caches the payload %s as %s', (path, key) => {
    expect(get(path)).toEqual({ kind: 'payload', key });
  });

  const OFFLINE = ['main-page', 'orders', 'orders/1', 'orders/1/pay', 'cabinet/pay', 'cabinet/payments'];
  const CABINET = ROUTES.filter(({ owner }) => owner === 'cabinet').map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'));

  test('[X-09] serves navigations to the order and payment pages of the cabinet from a shell', () => {
    expect(CABINET).toEqual(expect.arrayContaining(OFFLINE));
    for (const path of OFFLINE) expect(get(`/uz/${path}?status=paid`, 'navigate')).toEqual({ kind: 'shell', locale: 'uz' });
  });

  test.each(CABINET.filter((path) => !OFFLINE.includes(path)))('never caches the document of the cabinet page %s', (path) => {
    expect(get(`/uz/${path}`, 'navigate')).toEqual({ kind: 'document', locale: 'uz' });
  });

  test.each(CABINET)('never caches a payload of the cabinet page %s', (path) => {
    expect(get(`/payload/uz/${path}.json`)).toEqual(NETWORK);
  });

  test.each(['/ru/search?q=lego', '/ru/basket', '/ru/nothing-here', '/', '/de/x', '/ru/../api'])(
    'never caches a navigation to %s',
    (path) => {
      expect(get(path, 'navigate').kind).toMatch(/document|network/);
    },
  );

  test.each([
    '/api/installment/v3/stores',
    '/api/auth/user',
    '/api',
    '/images/320/product/a',
    '/og/ru/product/1.png',
    '/build-metadata.json',
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/payload/de/index.json',
    '/payload/ru/main-page.json',
    '/payload/ru/search.json?q=a',
    '/assets/other/x.js',
    '/assets/site/../../api/auth/user',
  ])('leaves the path %s to the network', (path) => {
    expect(get(path)).toEqual(NETWORK);
    expect(['network', 'document']).toContain(get(path, 'navigate').kind);
    if (path.startsWith('/api')) expect(get(path, 'navigate')).toEqual(NETWORK);
  });

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('leaves the method %s to the network', (method) => {
    expect(get('/ru', 'navigate', method)).toEqual(NETWORK);
    expect(get('/assets/site/app-1a2b3c.js', 'cors', method)).toEqual(NETWORK);
  });

  test('leaves another origin to the network', () => {
    expect(decideHandling({ url: 'https://evil.uz/ru', method: 'GET', mode: 'navigate' }, ORIGIN)).toEqual(NETWORK);
    expect(decideHandling({ url: 'https://muddat.uz.evil.uz/assets/site/a.js', method: 'GET', mode: 'cors' }, ORIGIN)).toEqual(NETWORK);
  });
});

test('parseFilesToCache returns only build files of this origin, and the path of an entry script', () => {
  const file = `${ORIGIN}/assets/cabinet/core-1.js`;
  const others = [
    `${ORIGIN}/api/auth/user`,
    `${ORIGIN}/ru/main-page`,
    'https://elsewhere.uz/assets/cabinet/core-1.js',
    'no address',
    7,
    null,
  ];
  expect(parseFilesToCache({ keep: [file, ...others] }, ORIGIN)).toEqual({ files: [file], entry: null });
  expect(parseFilesToCache({ keep: [], entry: file }, ORIGIN)?.entry).toBe('/assets/cabinet/core-1.js');
  for (const entry of others) expect(parseFilesToCache({ keep: [], entry }, ORIGIN)?.entry).toBeNull();
});

test.each([[null], ['keep'], [7], [{}], [{ keep: 'all' }]])('parseFilesToCache returns null for the message %j', (message) => {
  expect(parseFilesToCache(message, ORIGIN)).toBeNull();
});
