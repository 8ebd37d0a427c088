import { expect, test } from 'vitest';
import { faqQuery } from './faq.ts';

test.each([
  ['', { q: '', category: null }],
  ['?q=+досрочно++погасить+', { q: 'досрочно погасить', category: null }],
  ['?q=%00%07a%0Ab', { q: 'a b', category: null }],
  ['?category=payments', { q: '', category: 'payments' }],
  ['?category=%27%3Cscript%3E', { q: '', category: null }],
  [`?category=${'a'.repeat(41)}`, { q: '', category: null }],
])('%s asks for %o', (query, asked) => {
  expect(faqQuery(new URLSearchParams(query))).toEqual(asked);
});

test('ten thousand characters are cut to what the backend takes, between characters', () => {
  expect([...faqQuery(new URLSearchParams({ q: '😀'.repeat(10_000) })).q]).toHaveLength(100);
});
