import { describe, expect, test } from 'vitest';
import { pageQuery } from './page-query.ts';
import { ROUTE_TABLE, type RouteId } from './route-table.ts';

const query = (id: RouteId, search: string, region?: string | null) => {
  const route = ROUTE_TABLE.find((entry) => entry.id === id);
  if (route === undefined) throw new Error(`no route ${id}`);
  return pageQuery(route, search, region);
};

describe('what a page reads of a query', () => {
  test.each([
    ['keys of the map, in its order', '?page=2&q=lego&category=toys', '?q=lego&category=toys&page=2'],
    ['no campaign and no stranger', '?utm_source=tg&gclid=1&q=lego&__proto__=1', '?q=lego'],
    ['nothing of an empty one', '?q=&page=', ''],
    ['nothing of no query', '', ''],
    ['one spelling of a space', '?q=a%20b', '?q=a+b'],
    ['no control characters', '?q=a%00b%0D%0Ac%7F%C2%85d', '?q=abcd'],
    ['nothing that was control characters alone', '?q=%00%0A', ''],
    ['each value once, in the order it came', '?category=b&category=a&category=b', '?category=b&category=a'],
  ])('has %s', (_what, search, expected) => {
    expect(query('partners', search)).toBe(expected);
  });

  test('cuts a value at 200 characters, and never through one', () => {
    const cut = new URLSearchParams(query('search', `?q=${'%F0%9F%A7%B8'.repeat(300)}`)).get('q') ?? '';
    expect(cut).toBe('🧸'.repeat(200));
  });

  test('takes at most 20 values of a key', () => {
    const many = Array.from({ length: 500 }, (_, index) => `brand=${index}`).join('&');
    expect(new URLSearchParams(query('category', `?${many}`)).getAll('brand')).toHaveLength(20);
  });

  test('is nothing where the map lists nothing, whatever is asked', () => {
    expect(query('home', '?q=1&region=1726', '1726')).toBe('');
  });

  test.each([
    ['the remembered one counts where none is named', '?q=a', '1726', '?q=a&region=1726'],
    ['the named one counts before it', '?region=1703', '1726', '?region=1703'],
    ['all is none', '?region=all', '1726', ''],
    ['one that is none is not named', '?region=9999', '1726', '?region=1726'],
    ['a remembered one that is none is none', '', '1726; x=y', ''],
  ])('of a regional page: %s', (_what, search, remembered, expected) => {
    expect(query('partners', search, remembered)).toBe(expected);
  });

  test('a page that is not regional takes no remembered region', () => {
    expect(query('search', '?q=a', '1726')).toBe('?q=a');
  });
});
