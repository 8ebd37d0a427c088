import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePasswordSchema } from './change-password-schema.ts';

const CUSTOMER = { name: 'Dilnoza Karimova', phone: '+998900000001' };
const GOOD = 'togʻdagi-uzun-yoʻl';
const validate = (by: 'password' | 'code', typed: { current?: string; code?: string; password?: string }) => {
  // The form submits only the field of the chosen proof: the field of the other proof is not on the page.
  const own = by === 'password' ? { current: '' } : { code: '' };
  const result = v.safeParse(changePasswordSchema({ by, customer: CUSTOMER, codeLength: 6 }), { ...own, password: GOOD, ...typed });
  return result.success ? 'good' : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each<[string, 'password' | 'code', Parameters<typeof validate>[1], ReturnType<typeof validate>]>([
  ['accepts the current password without a code', 'password', { current: 'Muddat-demo-1' }, 'good'],
  ['requires the current password', 'password', {}, ['current: required']],
  ['refuses a new password equal to the current one', 'password', { current: GOOD }, ['password: password-same']],
  ['accepts a code without the current password', 'code', { code: '123456' }, 'good'],
  ['requires all digits of the code', 'code', { code: '123' }, ['code: digits?length=6']],
  ['ignores the current password if the proof is a code', 'code', { code: '123456', current: GOOD }, 'good'],
  ['refuses the own phone as a password', 'code', { code: '123456', password: '900000001' }, ['password: password-weak']],
  ['refuses the own name as a password', 'code', { code: '123456', password: 'Dilnoza1' }, ['password: password-weak']],
  ['refuses a short password', 'password', { current: 'x', password: 'a1' }, ['password: minLength?min=8']],
])('changePasswordSchema %s', (_title, by, typed, outcome) => {
  expect(validate(by, typed)).toEqual(outcome);
});
