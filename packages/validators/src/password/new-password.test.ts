import { expect, it } from 'vitest';
import { newPassword } from './new-password.ts';

it.each([
  ['', [], null],
  [null, [], null],
  ['tuya choy', [], null],
  ['Muddat-demo-1', [], null],
  ['x7#kqV2', [], { code: 'minLength', params: { min: 8 } }],
  ['😀😀😀😀', [], { code: 'minLength', params: { min: 8 } }],
  ['k'.repeat(129), [], { code: 'maxLength', params: { max: 128 } }],
  ['password', [], { code: 'password-weak', params: {} }],
  ['901284637', [], null],
  ['901284637', ['901284637'], { code: 'password-weak', params: {} }],
  [true, [], { code: 'minLength', params: { min: 8 } }],
])('the new password %o with the personal words %o has the error %o', (value, own, outcome) => {
  expect(newPassword(value, own)).toEqual(outcome);
});
