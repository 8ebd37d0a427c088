import { expect, test } from 'vitest';
import { refusalWith } from '../../testing/refusals.ts';
import { isShownInCodeNotice, refusedFieldOf } from './refused-field.ts';

const problem = (code: string, fields: Record<string, string> = {}) => refusalWith(code, 'Нет', { fields });

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
])('refusedFieldOf assigns the refusal %j to the field %s', (given, field) => {
  expect(refusedFieldOf(given)).toBe(field);
});

test.each([
  ['otp_locked', true],
  ['otp_expired', true],
  ['resend_too_early', true],
  ['network', false],
])('for the refusal %s isShownInCodeNotice returns %s', (code, told) => {
  expect(isShownInCodeNotice(problem(code))).toBe(told);
});
