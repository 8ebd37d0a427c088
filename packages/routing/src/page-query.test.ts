import { describe, expect, test } from 'vitest';
import { pageQuery } from './page-query.ts';
import { ROUTE_TABLE, type RouteId } from './route-table.ts';

const query = (id: RouteId, search: string, region?: string | null) => {
  const route = ROUTE_TABLE.find((entry) => entry.id === id);
  if (route === undefined) throw new Error(`no route ${id}`);
  return pageQuery(route, search, region);
};

describe('pageQuery', () => {
  test.each([
    ['the keys of the route map, in its order', '?page=2&q=lego&category=toys', '?q=lego&category=toys&page=2'],
    ['neither UTM parameters nor unknown keys', '?utm_source=tg&gclid=1&q=lego&__proto__=1', '?q=lego'],
    ['nothing for empty values', '?q=&page=', ''],
    ['nothing for an empty query', '', ''],
    ['one encoding of a space', '?q=a%20b', '?q=a+b'],
    ['no control characters', '?q=a%00b%0D%0Ac%7F%C2%85d', '?q=abcd'],
    ['nothing for control characters alone', '?q=%00%0A', ''],
    ['each value once, in the order of the query', '?category=b&category=a&category=b', '?category=b&category=a'],
  ])('returns %s', (_what, search, expected) => {
    expect(query('partners', search)).toBe(expected);
  });

  test('cuts a value at 200 characters, never inside a surrogate pair', () => {
    const cut = new URLSearchParams(query('search', `?q=${'%F0%9F%A7%B8'.repeat(300)}`)).get('q') ?? '';
    expect(cut).toBe('🧸'.repeat(200));
  });

  test('takes at most 20 values of a key', () => {
    const many = Array.from({ length: 500 }, (_, index) => `brand=${index}`).join('&');
    expect(new URLSearchParams(query('category', `?${many}`)).getAll('brand')).toHaveLength(20);
  });

  test('returns nothing for a page whose route lists no keys', () => {
    expect(query('home', '?q=1&region=1726', '1726')).toBe('');
  });

  test.each([
    ['the remembered region counts if the query has none', '?q=a', '1726', '?q=a&region=1726'],
    ['the region of the query counts before the remembered one', '?region=1703', '1726', '?region=1703'],
    ['`all` in the query means no region', '?region=all', '1726', ''],
    ['an invalid region in the query is ignored', '?region=9999', '1726', '?region=1726'],
    ['an invalid remembered region is ignored', '', '1726; x=y', ''],
  ])('for a regional page: %s', (_what, search, remembered, expected) => {
    expect(query('partners', search, remembered)).toBe(expected);
  });

  test('ignores the remembered region for a page that is not regional', () => {
    expect(query('search', '?q=a', '1726')).toBe('?q=a');
  });
});
