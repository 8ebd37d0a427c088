import { expect, test } from 'vitest';
import { refused } from '../../testing/refusals.ts';
import { isInNotice, placeOfProblem } from './place-of-problem.ts';

const problem = (code: string, fields: Record<string, string> = {}) => refused(code, 'Нет', { fields });

test.each([
  [problem('password_wrong', { current_password: 'password_wrong' }), 'current'],
  [problem('password_same', { password: 'password_same' }), 'password'],
  [problem('validation_failed', { password: 'password-weak' }), 'password'],
  [problem('otp_wrong', { code: 'otp_wrong' }), 'code'],
  [problem('otp_wrong'), 'code'],
  [problem('otp_locked', { code: 'otp_locked' }), null],
  [problem('validation_failed', { something: 'odd' }), null],
  [problem('network'), null],
  [null, null],
])('%j stands at %s', (given, field) => {
  expect(placeOfProblem(given)).toBe(field);
});

test.each([
  ['otp_locked', true],
  ['otp_expired', true],
  ['resend_too_early', true],
  ['network', false],
])('%s is told by the notice of the code: %s', (code, told) => {
  expect(isInNotice(problem(code))).toBe(told);
});
