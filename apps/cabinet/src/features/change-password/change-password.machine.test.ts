import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { refusalWith } from '../../testing/refusals.ts';
import {
  type ChangePasswordEvent,
  type ChangePasswordState,
  changePasswordMachine,
  initialChangePasswordState,
} from './change-password.machine.ts';

const NOW = 1_000_000;
const maskedPhone = '99890*****01';
const otp: SentOtp = {
  length: 6,
  resendAt: NOW + 60_000,
  expiresAt: NOW + 300_000,
  maskedPhone,
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
};
const refusedWith = (code: string, more: Partial<Refusal> = {}): ChangePasswordEvent => ({
  type: 'refused',
  problem: refusalWith(code, 'Нет', more),
  maskedPhone,
  now: NOW,
});
const problem = (code: string, more: Partial<Refusal> = {}) => refusalWith(code, 'Нет', more);

const byPassword = initialChangePasswordState;
const byCode = { kind: 'form', by: 'code', otp: null, problem: null } satisfies ChangePasswordState;
const withCode = { ...byCode, otp } satisfies ChangePasswordState;
const sending = { kind: 'sending', by: 'code', otp: null, channel: 'sms', problem: null } satisfies ChangePasswordState;
const resending = { ...sending, otp, channel: 'call' } satisfies ChangePasswordState;
const changing: ChangePasswordState = { kind: 'changing', by: 'password', otp: null, problem: null };
const changingByCode: ChangePasswordState = { kind: 'changing', by: 'code', otp, problem: null };

test.each<[string, ChangePasswordState, ChangePasswordEvent, ChangePasswordState]>([
  ['the form submits with the current password by default', byPassword, { type: 'submitted' }, changing],
  ['the customer can choose a code instead', byPassword, { type: 'proof-chosen', by: 'code' }, byCode],
  ['submitting before a code was sent is ignored', byCode, { type: 'submitted' }, byCode],
  ['requesting a code while the chosen proof is the password is ignored', byPassword, { type: 'code-asked', channel: 'sms' }, byPassword],
  ['requesting a code starts to send it', byCode, { type: 'code-asked', channel: 'sms' }, sending],
  ['a sent code can be entered', sending, { type: 'code-sent', otp }, withCode],
  ['a code can be requested again by a call', withCode, { type: 'code-asked', channel: 'call' }, resending],
  [
    'a refusal to send a code keeps the code as the chosen proof',
    sending,
    refusedWith('network'),
    { ...byCode, problem: problem('network') },
  ],
  [
    'the refusal `resend_too_early` lets the customer enter the code sent before a reload',
    sending,
    refusedWith('resend_too_early', { retryAfter: 30 }),
    { ...byCode, otp: { ...otp, resendAt: NOW + 30_000, expiresAt: Number.MAX_SAFE_INTEGER } },
  ],
  [
    'a code requested again too early leaves the first one valid',
    resending,
    refusedWith('resend_too_early', { retryAfter: 30 }),
    { ...withCode, otp: { ...otp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  ['choosing the code again keeps a sent code', { ...withCode, by: 'password' }, { type: 'proof-chosen', by: 'code' }, withCode],
  ['code and password are submitted together', withCode, { type: 'submitted' }, changingByCode],
  [
    'a wrong code shows the remaining tries',
    changingByCode,
    refusedWith('otp_wrong', { triesLeft: 2 }),
    { ...withCode, otp: { ...otp, triesLeft: 2 }, problem: problem('otp_wrong', { triesLeft: 2 }) },
  ],
  [
    'too many wrong codes lock the code',
    changingByCode,
    refusedWith('otp_locked', { retryAfter: 90 }),
    { ...withCode, otp: { ...otp, triesLeft: 0, lockedUntil: NOW + 90_000 }, problem: problem('otp_locked', { retryAfter: 90 }) },
  ],
  [
    'a wrong current password returns to the form with the refusal',
    changing,
    refusedWith('password_wrong'),
    { ...byPassword, problem: problem('password_wrong') },
  ],
  ['a second submit while the change is pending is ignored', changing, { type: 'submitted' }, changing],
  ['choosing a code while submitting is ignored', changing, { type: 'proof-chosen', by: 'code' }, changing],
  ['a change reports the number of ended sessions', changing, { type: 'changed', ended: 2 }, { kind: 'changed', ended: 2 }],
  ['a changed password stays changed', { kind: 'changed', ended: 2 }, refusedWith('internal'), { kind: 'changed', ended: 2 }],
])('changePasswordMachine: %s', (_title, before, event, after) => {
  expect(changePasswordMachine(before, event)).toEqual(after);
});
