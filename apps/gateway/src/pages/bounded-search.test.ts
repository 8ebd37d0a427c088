import { expect, test } from 'vitest';
import { boundedSearch } from './bounded-search.ts';

const read = (search: string) => [...new URLSearchParams(search)];

test.each(['', '?', '?q=a+b&q=%zz', `?${'a'.repeat(4_000)}`])('a query of usual length is unchanged: %s', (search) => {
  expect(boundedSearch(search)).toBe(search);
});

test('a long value is cut to the 200 characters that a page reads, never inside a character', () => {
  expect(read(boundedSearch(`?q=${encodeURIComponent('ж'.repeat(10_000))}&page=2`))).toEqual([
    ['q', 'ж'.repeat(200)],
    ['page', '2'],
  ]);
  expect(read(boundedSearch(`?q=${encodeURIComponent('🧺'.repeat(10_000))}`))).toEqual([['q', '🧺'.repeat(200)]]);
  expect(read(boundedSearch(`?q=${'%FF%'.repeat(10_000)}`))[0]?.[1]).toHaveLength(200);
});

test('a query beyond 4,096 characters drops long parameters and keeps short ones', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `a${index}=${encodeURIComponent('ж'.repeat(300))}`).join('&');
  const bounded = boundedSearch(`?${many}&utm_source=mail`);
  expect(bounded.length).toBeLessThanOrEqual(4_096);
  expect(new URLSearchParams(bounded).get('a0')).toBe('ж'.repeat(200));
  expect(new URLSearchParams(bounded).get('utm_source')).toBe('mail');
});
