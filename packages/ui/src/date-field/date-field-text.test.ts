import { expect, it } from 'vitest';
import { dateFieldText } from './date-field-text.ts';

it.each([
  ['', ''],
  ['1', '1'],
  ['1.', '01.'],
  ['1.2.1990', '01.02.1990'],
  ['01021990', '01.02.1990'],
  ['1990-02-01', '01.02.1990'],
  ['٠١٠٢١٩٩٠', '01.02.1990'],
  ['01.02.19905', '01.02.1990'],
])('%o is shown as %o', (text, shown) => {
  expect(dateFieldText(text)).toBe(shown);
  expect(dateFieldText(shown)).toBe(shown);
});

it.each([
  ['1.10.1990', '11.01.990'],
  ['01.', '01'],
])('what a deletion leaves of the text, %o, is shown as %o', (text, shown) => {
  expect(dateFieldText(text, true)).toBe(shown);
});
