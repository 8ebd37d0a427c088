import { expect, test } from 'vitest';
import { parsePageNumber, parsePartnersFilter } from './partners-filter.ts';

const filterOf = (query: string) => parsePartnersFilter(new URLSearchParams(query));

test('an empty query selects all stores, the popular ones first', () => {
  expect(filterOf('')).toEqual({ q: '', category: null, region: null, sort: 'popular', page: 1 });
});

test('parsePartnersFilter reads all parameters of one query', () => {
  expect(filterOf('q=%20орзу%20&category=electronics&region=1726&sort=rating&page=3')).toEqual({
    q: 'орзу',
    category: 'electronics',
    region: '1726',
    sort: 'rating',
    page: 3,
  });
});

test.each([
  ['sort=cheap', { sort: 'popular' }],
  ['region=9999', { region: null }],
  ['region=all', { region: null }],
  [`q=${'я'.repeat(300)}`, { q: 'я'.repeat(100) }],
])('parsePartnersFilter reads %s as %o', (query, part) => {
  expect(filterOf(query)).toMatchObject(part);
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-3', 1],
  ['1e3', 1],
  ['two', 1],
  [null, 1],
  ['99999999999999999999', 1_000_000],
])('parsePageNumber(%j) returns %i', (text, page) => {
  expect(parsePageNumber(text)).toBe(page);
});
