import { expect, it } from 'vitest';
import { maskExpiry } from './expiry-text.ts';

it.each([
  ['', ''],
  ['1', '1'],
  ['1/', '01/'],
  ['1/25', '01/25'],
  ['12', '12'],
  ['122', '12/2'],
  ['1225', '12/25'],
  ['12/2025', '12/25'],
  ['12/202', '12/202'],
  ['12 / 25', '12/25'],
  ['١٢/٢٥', '12/25'],
  ['12/251', '12/25'],
])('the typed expiry %o is shown as %o', (text, shown) => {
  expect(maskExpiry(text)).toBe(shown);
  expect(maskExpiry(shown)).toBe(shown);
});

it.each([
  ['12/2025', '12/25'],
  ['1/2027', '01/27'],
  ['03/99', '03/99'],
  ['0399', '03/99'],
])('the expiry %s typed character by character is shown as %s', (typed, shown) => {
  expect([...typed].reduce((text, char) => maskExpiry(text + char), '')).toBe(shown);
});

it.each([
  ['1/25', '12/5'],
  ['12/', '12'],
  ['12/20', '12/20'],
])('after a deletion that leaves the text %o the expiry is shown as %o', (text, shown) => {
  expect(maskExpiry(text, true)).toBe(shown);
});
