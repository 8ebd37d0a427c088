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
])('the cookie %o selects the theme %o', (value, theme) => {
  expect(parseTheme(value)).toBe(theme);
});
