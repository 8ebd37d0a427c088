import { ROUTES, type Route } from '@muddat/routing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const readsRegion = (route: Route): boolean => 'query' in route && [...route.query].some((key) => key === 'region');
const PUBLIC = ROUTES.filter(({ owner, status }) => owner === 'public-site' && status === 'live');
const REGIONAL = PUBLIC.filter(readsRegion);
const OTHERS = PUBLIC.filter((route) => !readsRegion(route));
const pathOf = ({ path }: Route, locale: string): string => `/${locale}${path === '' ? '' : `/${path.replaceAll(/\{\w+\}/g, 'a-1')}`}`;
const payloadOf = (path: string): string => `/payload${path.split('/').length > 2 ? path : `${path}/index`}.json`;
const cases = (routes: readonly Route[]) =>
  routes.flatMap((route) => ['ru', 'uz'].map((locale): [string, string] => [`${locale} ${route.id}`, pathOf(route, locale)]));

/** The region that a page or payload was made for; the fixture build prints its URL. */
const regionOf = (text: string): string | null => {
  const url = /"url":"([^"]*)"/.exec(text)?.[1];
  if (url === undefined) throw new Error(`no page: ${text.slice(0, 200)}`);
  return new URL(url, gateway.origin).searchParams.get('region');
};
const reader = (region?: string) => {
  const browser = gateway.browser();
  if (region !== undefined) browser.cookies.set('region', region);
  return browser;
};

test('the public pages that read the region are those that the route map marks as regional', () => {
  expect(PUBLIC.filter((route) => 'regional' in route)).toEqual(REGIONAL);
  expect(REGIONAL.map(({ id }) => id)).toEqual(expect.arrayContaining(['partners', 'partner', 'product', 'service-centers']));
});

describe.each(cases(REGIONAL))('the regional page %s', (_name, path) => {
  test.each([
    ['the cookie', '1726', '', '1726', '1726'],
    ['the address, over the cookie', '1726', '?region=1703', '1703', '1703'],
    ['the address, without a cookie', undefined, '?region=1703', '1703', '1703'],
    ['nothing: the whole country', undefined, '', null, undefined],
    ['region=all: the whole country, and the cookie is deleted', '1726', '?region=all', null, undefined],
    ['an unknown region in the cookie: the whole country', 'nowhere', '', null, 'nowhere'],
    ['the cookie, if the region in the address is unknown', '1726', '?region=nowhere', '1726', '1726'],
  ])('shows the region chosen by %s', async (_by, cookie, query, region, remembered) => {
    const browser = reader(cookie);
    const page = await browser.get(`${path}${query}`);
    expect([page.status, regionOf(page.text)]).toEqual([200, region]);
    expect(page.headers['vary']).toContain('Cookie');
    expect(browser.cookies.get('region')).toBe(remembered);
    // The next request without `region` uses the remembered one.
    expect(regionOf((await browser.get(path)).text)).toBe(region);
  });

  test.each([
    ['the cookie', '1726', '', '1726'],
    ['the address, over the cookie', '1726', '?region=1703', '1703'],
    ['region=all: the whole country, over the cookie', '1726', '?region=all', null],
    ['nothing: the whole country', undefined, '', null],
  ])('has a payload of the region chosen by %s', async (_by, cookie, query, region) => {
    const payload = await reader(cookie).get(`${payloadOf(path)}${query}`);
    expect([payload.status, regionOf(payload.text), payload.headers['vary']]).toEqual([200, region, 'Accept-Encoding, Cookie']);
  });

  test('is cached once per region, whether cookie or address chose the region', async () => {
    const own = await startGateway();
    const state = own.site;
    const ask = async (cookie: string | undefined, query = '') => {
      const browser = own.browser();
      browser.cookies.set('locale', path.slice(1, 3));
      if (cookie !== undefined) browser.cookies.set('region', cookie);
      const { text, headers } = await browser.get(`${path}${query}`);
      return { region: regionOf(text), etag: headers['etag'], text };
    };
    const before = state.renders;
    const first = [await ask('1726'), await ask('1703'), await ask(undefined)];
    expect(first.map(({ region }) => region)).toEqual(['1726', '1703', null]);
    expect(new Set(first.map(({ etag }) => etag)).size).toBe(3);
    const again = [await ask(undefined, '?region=1726'), await ask('1726', '?region=1703'), await ask('1703', '?region=all')];
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect(state.renders - before).toBe(3);
    await own.close();
  });
});

describe.each(cases(OTHERS))('the page %s, which does not read the region', (_name, path) => {
  test('is the same for all regions, and still stores the region of its address', async () => {
    const browser = reader('1726');
    const texts = [await browser.get(path), await browser.get(`${path}?region=1703`), await reader().get(path)].map(({ text }) => text);
    expect(new Set(texts).size).toBe(1);
    expect(regionOf(texts[0] ?? '')).toBeNull();
    expect(browser.cookies.get('region')).toBe('1703');
  });
});
