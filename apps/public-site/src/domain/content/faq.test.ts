import { expect, test } from 'vitest';
import { parseFaqQuery } from './faq.ts';

test.each([
  ['', { q: '', category: null }],
  ['?q=+досрочно++погасить+', { q: 'досрочно погасить', category: null }],
  ['?q=%00%07a%0Ab', { q: 'a b', category: null }],
  ['?category=payments', { q: '', category: 'payments' }],
  ['?category=%27%3Cscript%3E', { q: '', category: null }],
  [`?category=${'a'.repeat(41)}`, { q: '', category: null }],
])('parseFaqQuery(%s) returns %o', (query, asked) => {
  expect(parseFaqQuery(new URLSearchParams(query))).toEqual(asked);
});

test('parseFaqQuery cuts a text of ten thousand emoji to 100 and splits none', () => {
  expect([...parseFaqQuery(new URLSearchParams({ q: '😀'.repeat(10_000) })).q]).toHaveLength(100);
});
