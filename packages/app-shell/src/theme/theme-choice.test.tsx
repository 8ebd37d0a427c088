import { afterEach, expect, test } from 'vitest';
import { chooseTheme, currentTheme, followThemeCookie } from './theme-choice.ts';

afterEach(() => chooseTheme(null));

test('a theme is shown at once and remembered; the device decides again when it is taken back', () => {
  chooseTheme('dark');
  expect([currentTheme(), document.documentElement.dataset['theme'], document.cookie]).toEqual([
    'dark',
    'dark',
    expect.stringContaining('theme=dark'),
  ]);
  chooseTheme(null);
  expect([currentTheme(), document.documentElement.dataset['theme'], document.cookie.includes('theme=')]).toEqual([null, undefined, false]);
});

test('a page kept from before the choice follows it', () => {
  chooseTheme('contrast');
  document.documentElement.dataset['theme'] = 'light';
  followThemeCookie();
  expect(currentTheme()).toBe('contrast');
});
