import { expect, it } from 'vitest';
import { email } from './email.ts';

const label63 = 'a'.repeat(63);

it.each([
  'ali@example.uz',
  'a@b.co',
  'Ali.Valiyev+shop_1-2@mail.Example.COM',
  "o'zbek@example.uz",
  '1@1.uz',
  'a@xn--80ak6aa92e.com',
  'a@example.xn--p1ai',
  `${'a'.repeat(64)}@example.uz`,
  `a@${label63}.uz`,
])('the text %s is an e-mail address', (address) => {
  expect(email(address)).toBeNull();
});

it.each([
  'plain',
  '@example.uz',
  'a@',
  'a@b',
  'a@@b.uz',
  'a@b@c.uz',
  'a@.uz',
  'a@b.',
  'a@b..uz',
  '.a@b.uz',
  'a.@b.uz',
  'a..b@c.uz',
  'a@-b.uz',
  'a@b-.uz',
  'a@b.u',
  'a@b.123',
  'a@b.u1',
  'a@b_c.uz',
  '"a"@b.uz',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a b@c.uz',
  ' a@b.uz',
  'a@b.uz ',
  'a@b.uz\n',
  'али@пример.рф',
  'a@exаmple.uz',
  'a\u200B@b.uz',
  'a\u0000@b.uz',
  'a@b,c.uz',
  'a/b@c.uz',
  'a!b@c.uz',
  'a@b.xn--',
  'a@b.uz,c@d.uz',
  `${'a'.repeat(65)}@example.uz`,
  `a@${label63}a.uz`,
  `a@${`${label63}.`.repeat(4)}uz`,
  ' ',
  5,
])('the value %o is not an e-mail address', (value) => {
  expect(email(value)).toEqual({ code: 'email', params: {} });
});

it('an e-mail address has at most 254 characters', () => {
  const address = (length: number): string => `${'a'.repeat(64)}@${`${label63}.`.repeat(2)}${'b'.repeat(length - 64 - 1 - 128 - 3)}.uz`;
  expect([address(254).length, email(address(254)), email(address(255))?.code]).toEqual([254, null, 'email']);
});

it('the rule `email` checks a long hostile text within half a second', () => {
  const times = Array.from({ length: 3 }, () => {
    const started = Date.now();
    expect(email(`${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`)).not.toBeNull();
    return Date.now() - started;
  });
  expect(Math.min(...times)).toBeLessThan(500);
});
