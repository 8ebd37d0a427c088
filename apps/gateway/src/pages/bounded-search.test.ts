import { expect, test } from 'vitest';
import { shortenQuery } from './bounded-search.ts';

const read = (search: string) => [...new URLSearchParams(search)];

test.each(['', '?', '?q=a+b&q=%zz', `?${'a'.repeat(4_000)}`])('shortenQuery leaves a query of usual length unchanged: %s', (search) => {
  expect(shortenQuery(search)).toBe(search);
});

test('shortenQuery cuts a long value to 200 characters and never splits a character', () => {
  expect(read(shortenQuery(`?q=${encodeURIComponent('ж'.repeat(10_000))}&page=2`))).toEqual([
    ['q', 'ж'.repeat(200)],
    ['page', '2'],
  ]);
  expect(read(shortenQuery(`?q=${encodeURIComponent('🧺'.repeat(10_000))}`))).toEqual([['q', '🧺'.repeat(200)]]);
  expect(read(shortenQuery(`?q=${'%FF%'.repeat(10_000)}`))[0]?.[1]).toHaveLength(200);
});

test('shortenQuery cuts long values to 200 characters, drops what still exceeds 4,096, and keeps a later short parameter', () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `a${index}=${encodeURIComponent('ж'.repeat(300))}`).join('&');
  const bounded = shortenQuery(`?${many}&utm_source=mail`);
  expect(bounded.length).toBeLessThanOrEqual(4_096);
  expect(new URLSearchParams(bounded).get('a0')).toBe('ж'.repeat(200));
  expect(new URLSearchParams(bounded).get('utm_source')).toBe('mail');
});
