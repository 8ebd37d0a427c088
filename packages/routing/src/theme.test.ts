import { expect, test } from 'vitest';
import { parseTheme } from './theme.ts';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'contrast'],
  ['', null],
  ['Dark', null],
  ['dark" onload="x', null],
  [undefined, null],
])('of the cookie %o the theme is %o', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});
