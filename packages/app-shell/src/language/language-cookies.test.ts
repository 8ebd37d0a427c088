import { expect, test } from 'vitest';
import { languageCookies } from './language-cookies.ts';

test.each([
  ['ru', false, ['locale=ru; Max-Age=31536000; Path=/; SameSite=Lax']],
  ['uz-Latn', false, ['locale=uz; Max-Age=31536000; Path=/; SameSite=Lax', 'alphabet=; Max-Age=0; Path=/; SameSite=Lax']],
  [
    'uz-Cyrl',
    true,
    ['locale=uz; Max-Age=31536000; Path=/; SameSite=Lax; Secure', 'alphabet=cyrl; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
  ],
] as const)('[S9-01] the language %s (secure: %s) is stored by the cookies %j', (language, secure, cookies) => {
  expect(languageCookies(language, secure)).toEqual(cookies);
});
