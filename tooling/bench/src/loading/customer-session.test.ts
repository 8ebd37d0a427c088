import { expect, test } from 'vitest';
import { cookiesOf } from './customer-session.ts';

test('cookiesOf splits a cookie header into names and values', () => {
  expect(cookiesOf('muddat-dev=a.b==; locale=ru')).toEqual([
    { name: 'muddat-dev', value: 'a.b==' },
    { name: 'locale', value: 'ru' },
  ]);
  expect(cookiesOf('')).toEqual([]);
});
