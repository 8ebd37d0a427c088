import { expect, test } from 'vitest';
import { searchInAddress, searchTextOf } from './search-text.ts';

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
])('of %o the text that is looked for is «%s»', (typed, text) => {
  expect(searchTextOf(typed)).toBe(text);
});

test.each([
  ['100008', 100_008],
  ['0123', '0123'],
  ['1e5', '1e5'],
  ['12345678901234567890', '12345678901234567890'],
  ['artel', 'artel'],
])('«%s» stands in the address as %o, and is read as the same text again', (text, written) => {
  expect(searchInAddress(text)).toBe(written);
  expect(searchTextOf(searchInAddress(text))).toBe(text);
});
