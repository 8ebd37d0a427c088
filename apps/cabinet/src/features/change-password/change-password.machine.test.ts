import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { refused } from '../../testing/refusals.ts';
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
  problem: refused(code, 'Нет', more),
  maskedPhone,
  now: NOW,
});
const problem = (code: string, more: Partial<Refusal> = {}) => refused(code, 'Нет', more);

const byPassword = initialChangePasswordState;
const byCode = { kind: 'form', by: 'code', otp: null, problem: null } satisfies ChangePasswordState;
const withCode = { ...byCode, otp } satisfies ChangePasswordState;
const sending = { kind: 'sending', by: 'code', otp: null, channel: 'sms', problem: null } satisfies ChangePasswordState;
const resending = { ...sending, otp, channel: 'call' } satisfies ChangePasswordState;
const changing: ChangePasswordState = { kind: 'changing', by: 'password', otp: null, problem: null };
const changingByCode: ChangePasswordState = { kind: 'changing', by: 'code', otp, problem: null };

test.each<[string, ChangePasswordState, ChangePasswordEvent, ChangePasswordState]>([
  ['the current password is the proof at first', byPassword, { type: 'submitted' }, changing],
  ['a code is the other one', byPassword, { type: 'proof-chosen', by: 'code' }, byCode],
  ['without a code nothing is sent off', byCode, { type: 'submitted' }, byCode],
  ['by password no code is asked for', byPassword, { type: 'code-asked', channel: 'sms' }, byPassword],
  ['the code is asked for', byCode, { type: 'code-asked', channel: 'sms' }, sending],
  ['and may be entered', sending, { type: 'code-sent', otp }, withCode],
  ['again, by a call', withCode, { type: 'code-asked', channel: 'call' }, resending],
  ['a refusal to send leaves the way', sending, refusedWith('network'), { ...byCode, problem: problem('network') }],
  [
    'one sent before a reload may be entered',
    sending,
    refusedWith('resend_too_early', { retryAfter: 30 }),
    { ...byCode, otp: { ...otp, resendAt: NOW + 30_000, expiresAt: Number.MAX_SAFE_INTEGER } },
  ],
  [
    'one that may not be sent again yet keeps the one that was',
    resending,
    refusedWith('resend_too_early', { retryAfter: 30 }),
    { ...withCode, otp: { ...otp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  ['the other way and back keep the code', { ...withCode, by: 'password' }, { type: 'proof-chosen', by: 'code' }, withCode],
  ['code and password go out together', withCode, { type: 'submitted' }, changingByCode],
  [
    'a wrong code tells the tries left',
    changingByCode,
    refusedWith('otp_wrong', { triesLeft: 2 }),
    { ...withCode, otp: { ...otp, triesLeft: 2 }, problem: problem('otp_wrong', { triesLeft: 2 }) },
  ],
  [
    'too many lock it',
    changingByCode,
    refusedWith('otp_locked', { retryAfter: 90 }),
    { ...withCode, otp: { ...otp, triesLeft: 0, lockedUntil: NOW + 90_000 }, problem: problem('otp_locked', { retryAfter: 90 }) },
  ],
  ['a wrong password stays in the form', changing, refusedWith('password_wrong'), { ...byPassword, problem: problem('password_wrong') }],
  ['a second press changes nothing', changing, { type: 'submitted' }, changing],
  ['nor does another choice meanwhile', changing, { type: 'proof-chosen', by: 'code' }, changing],
  ['the others that were signed out are counted', changing, { type: 'changed', ended: 2 }, { kind: 'changed', ended: 2 }],
  ['what is changed stays changed', { kind: 'changed', ended: 2 }, refusedWith('internal'), { kind: 'changed', ended: 2 }],
])('%s', (_title, before, event, after) => {
  expect(changePasswordMachine(before, event)).toEqual(after);
});
