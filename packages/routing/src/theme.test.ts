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
])('parseTheme reads the cookie value %o as the theme %o', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});
