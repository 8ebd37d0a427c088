import { afterEach, expect, test } from 'vitest';
import { chooseTheme, chosenTheme, syncThemeWithCookie } from './theme-choice.ts';

afterEach(() => chooseTheme(null));

test('a chosen theme is applied and stored in a cookie; clearing the choice removes both', () => {
  chooseTheme('dark');
  expect([chosenTheme(), document.documentElement.dataset['theme'], document.cookie]).toEqual([
    'dark',
    'dark',
    expect.stringContaining('theme=dark'),
  ]);
  chooseTheme(null);
  expect([chosenTheme(), document.documentElement.dataset['theme'], document.cookie.includes('theme=')]).toEqual([null, undefined, false]);
});

test('syncThemeWithCookie replaces an outdated theme of the page by the theme of the cookie', () => {
  chooseTheme('contrast');
  document.documentElement.dataset['theme'] = 'light';
  syncThemeWithCookie();
  expect(chosenTheme()).toBe('contrast');
});
