import { expect, test } from 'vitest';
import { normalizeSearchText, searchTextToParam } from './search-text.ts';

test.each([
  ['  Zarafshon   Elektron ', 'Zarafshon Elektron'],
  [100008, '100008'],
  ['№\u00a0100008', '№ 100008'],
  ['   ', ''],
  ['я'.repeat(120), 'я'.repeat(100)],
  [['a'], ''],
  [{ text: 'a' }, ''],
  [null, ''],
  [undefined, ''],
  [true, ''],
])('normalizeSearchText turns %o into the search text «%s»', (typed, text) => {
  expect(normalizeSearchText(typed)).toBe(text);
});

test.each([
  ['100008', 100_008],
  ['0123', '0123'],
  ['1e5', '1e5'],
  ['12345678901234567890', '12345678901234567890'],
  ['artel', 'artel'],
])('searchTextToParam writes «%s» to the URL as %o, and normalizeSearchText reads it back', (text, written) => {
  expect(searchTextToParam(text)).toBe(written);
  expect(normalizeSearchText(searchTextToParam(text))).toBe(text);
});
