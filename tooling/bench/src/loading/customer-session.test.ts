import { expect, test } from 'vitest';
import { parseCookieHeader } from './customer-session.ts';

test('parseCookieHeader splits a cookie header into names and values', () => {
  expect(parseCookieHeader('muddat-dev=a.b==; locale=ru')).toEqual([
    { name: 'muddat-dev', value: 'a.b==' },
    { name: 'locale', value: 'ru' },
  ]);
  expect(parseCookieHeader('')).toEqual([]);
});
