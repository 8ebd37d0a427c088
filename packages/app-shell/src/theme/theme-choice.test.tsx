import { afterEach, expect, test } from 'vitest';
import { chooseTheme, currentTheme, syncThemeWithCookie } from './theme-choice.ts';

afterEach(() => chooseTheme(null));

test('a chosen theme is applied and stored, and both end when the choice is cleared', () => {
  chooseTheme('dark');
  expect([currentTheme(), document.documentElement.dataset['theme'], document.cookie]).toEqual([
    'dark',
    'dark',
    expect.stringContaining('theme=dark'),
  ]);
  chooseTheme(null);
  expect([currentTheme(), document.documentElement.dataset['theme'], document.cookie.includes('theme=')]).toEqual([null, undefined, false]);
});

test('a page restored from before the choice takes the theme of the cookie', () => {
  chooseTheme('contrast');
  document.documentElement.dataset['theme'] = 'light';
  syncThemeWithCookie();
  expect(currentTheme()).toBe('contrast');
});
