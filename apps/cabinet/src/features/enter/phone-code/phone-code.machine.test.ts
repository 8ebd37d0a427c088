import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refused } from '../../../testing/refusals.ts';
import { initialPhoneCodeState, type PhoneCodeEvent, type PhoneCodeState, phoneCodeMachine } from './phone-code.machine.ts';

const phone = '+998900000001';
const now = 1_000;
const otp: SentOtp = {
  length: 6,
  resendAt: 60_000,
  expiresAt: 300_000,
  maskedPhone: '+998 90 *** ** 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
};
const called: SentOtp = { ...otp, channel: 'call', resendAt: 120_000 };
const wrong = refused('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const locked = refused('otp_locked', 'Код заблокирован', { retryAfter: 120 });
const often = refused('rate_limited', 'Слишком много запросов', { retryAfter: 30 });
const code: PhoneCodeState = { kind: 'code', phone, otp, problem: null };
const checking: PhoneCodeState = { kind: 'checking-code', phone, otp };
const sending: PhoneCodeState = { kind: 'sending-code', phone };
const resending: PhoneCodeState = { kind: 'resending', phone, otp, channel: 'call' };

test.each<[string, PhoneCodeState, PhoneCodeEvent, PhoneCodeState]>([
  ['a phone asks for a code', initialPhoneCodeState, { type: 'phone-entered', phone }, sending],
  ['a second press sends no second code', sending, { type: 'phone-entered', phone }, sending],
  ['a sent code is asked for', sending, { type: 'code-sent', otp }, code],
  ['a refused phone stays in its field', sending, { type: 'refused', problem: often, now }, { kind: 'phone', phone, problem: often }],
  [
    'a code that another tab has asked for just now may be entered here',
    sending,
    { type: 'refused', problem: refused('resend_too_early', 'Рано', { retryAfter: 20 }), now },
    { ...code, otp: { ...otp, resendAt: 21_000, expiresAt: Number.MAX_SAFE_INTEGER, maskedPhone: '99890*****01' } },
  ],
  ['a whole code is sent off', code, { type: 'code-entered' }, checking],
  ['a second code is not, while the first is judged', checking, { type: 'code-entered' }, checking],
  [
    'a wrong code may be tried again, and its tries are counted',
    checking,
    { type: 'refused', problem: wrong, now },
    { ...code, otp: { ...otp, triesLeft: 4 }, problem: wrong },
  ],
  [
    'too many wrong codes lock it until the server says',
    checking,
    { type: 'refused', problem: locked, now },
    { ...code, otp: { ...otp, triesLeft: 0, lockedUntil: 121_000 }, problem: locked },
  ],
  ['a code that never came is asked for by a call', code, { type: 'resend-asked', channel: 'call' }, resending],
  ['and comes', resending, { type: 'code-sent', otp: called }, { ...code, otp: called }],
  [
    'or is asked for too early, and the first one still counts',
    resending,
    { type: 'refused', problem: refused('resend_too_early', 'Рано', { retryAfter: 20 }), now },
    { ...code, otp: { ...otp, resendAt: 21_000 }, problem: refused('resend_too_early', 'Рано', { retryAfter: 20 }) },
  ],
  ['the phone can be changed, and stays typed', code, { type: 'phone-change-asked' }, { kind: 'phone', phone, problem: null }],
  ['a tab that was loaded anew goes on where it was', initialPhoneCodeState, { type: 'resumed', phone, otp }, code],
  ['or with the phone alone', initialPhoneCodeState, { type: 'resumed', phone, otp: null }, { kind: 'phone', phone, problem: null }],
  ['what was typed since is not taken back', code, { type: 'resumed', phone: '+998900000002', otp: null }, code],
  ['a late answer changes nothing', initialPhoneCodeState, { type: 'code-sent', otp }, initialPhoneCodeState],
])('%s', (_title, from, event, to) => {
  expect(phoneCodeMachine(from, event)).toEqual(to);
});
