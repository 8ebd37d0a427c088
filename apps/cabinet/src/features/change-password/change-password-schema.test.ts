import * as v from 'valibot';
import { expect, test } from 'vitest';
import { changePasswordSchema } from './change-password-schema.ts';

const GOOD = 'togʻdagi-uzun-yoʻl';
const judge = (by: 'password' | 'code', typed: { current?: string; code?: string; password?: string }) => {
  // The form submits only the field of the chosen proof: the field of the other proof is not on the page.
  const own = by === 'password' ? { current: '' } : { code: '' };
  const result = v.safeParse(changePasswordSchema({ by, phone: '+998900000001', codeLength: 6 }), { ...own, password: GOOD, ...typed });
  return result.success ? 'good' : result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
};

test.each<[string, 'password' | 'code', Parameters<typeof judge>[1], ReturnType<typeof judge>]>([
  ['by the current password no code is needed', 'password', { current: 'Muddat-demo-1' }, 'good'],
  ['but the password is', 'password', {}, ['current: required']],
  ['the new one must be another', 'password', { current: GOOD }, ['password: password-same']],
  ['by a code no password is needed', 'code', { code: '123456' }, 'good'],
  ['but the whole code is', 'code', { code: '123' }, ['code: digits?length=6']],
  ['what stands in the field of the other proof is not compared', 'code', { code: '123456', current: GOOD }, 'good'],
  ['the own phone is no password', 'code', { code: '123456', password: '900000001' }, ['password: password-weak']],
  ['nor is a short one', 'password', { current: 'x', password: 'a1' }, ['password: minLength?min=8']],
])('%s', (_title, by, typed, outcome) => {
  expect(judge(by, typed)).toEqual(outcome);
});
