import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refusalWith } from '../../../testing/refusals.ts';
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
const wrong = refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const locked = refusalWith('otp_locked', 'Код заблокирован', { retryAfter: 120 });
const often = refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 30 });
const code: PhoneCodeState = { kind: 'code', phone, otp, problem: null };
const checking: PhoneCodeState = { kind: 'checking-code', phone, otp };
const sending: PhoneCodeState = { kind: 'sending-code', phone };
const resending: PhoneCodeState = { kind: 'resending', phone, otp, channel: 'call' };

test.each<[string, PhoneCodeState, PhoneCodeEvent, PhoneCodeState]>([
  ['entering a phone requests a code', initialPhoneCodeState, { type: 'phone-entered', phone }, sending],
  ['a second press while the code is requested changes nothing', sending, { type: 'phone-entered', phone }, sending],
  ['a sent code opens the code step', sending, { type: 'code-sent', otp }, code],
  [
    'a refused request for a code returns to the phone step with the phone and the refusal',
    sending,
    { type: 'refused', problem: often, now },
    { kind: 'phone', phone, problem: often },
  ],
  [
    'the refusal `resend_too_early` opens the code step for the code that another tab requested',
    sending,
    { type: 'refused', problem: refusalWith('resend_too_early', 'Рано', { retryAfter: 20 }), now },
    { ...code, otp: { ...otp, resendAt: 21_000, expiresAt: Number.MAX_SAFE_INTEGER, maskedPhone: '+998 90 ••• •• 01' } },
  ],
  ['a complete code is checked', code, { type: 'code-entered' }, checking],
  ['a second code is ignored while the first is checked', checking, { type: 'code-entered' }, checking],
  [
    'a wrong code returns to the code step with the remaining tries',
    checking,
    { type: 'refused', problem: wrong, now },
    { ...code, otp: { ...otp, triesLeft: 4 }, problem: wrong },
  ],
  [
    'too many wrong codes lock the code step until the time set by the server',
    checking,
    { type: 'refused', problem: locked, now },
    { ...code, otp: { ...otp, triesLeft: 0, lockedUntil: 121_000 }, problem: locked },
  ],
  ['a code can be requested again by a call', code, { type: 'resend-asked', channel: 'call' }, resending],
  ['a code sent again replaces the first one', resending, { type: 'code-sent', otp: called }, { ...code, otp: called }],
  [
    'a code requested again too early leaves the first one valid',
    resending,
    { type: 'refused', problem: refusalWith('resend_too_early', 'Рано', { retryAfter: 20 }), now },
    { ...code, otp: { ...otp, resendAt: 21_000 }, problem: refusalWith('resend_too_early', 'Рано', { retryAfter: 20 }) },
  ],
  [
    'changing the phone opens the phone step with the typed phone',
    code,
    { type: 'phone-change-asked' },
    { kind: 'phone', phone, problem: null },
  ],
  ['a reload restores the code step', initialPhoneCodeState, { type: 'resumed', phone, otp }, code],
  ['a reload restores the phone', initialPhoneCodeState, { type: 'resumed', phone, otp: null }, { kind: 'phone', phone, problem: null }],
  ['a saved phone restored during the code step is ignored', code, { type: 'resumed', phone: '+998900000002', otp: null }, code],
  ['a `code-sent` event at the phone step is ignored', initialPhoneCodeState, { type: 'code-sent', otp }, initialPhoneCodeState],
])('phoneCodeMachine: %s', (_title, from, event, to) => {
  expect(phoneCodeMachine(from, event)).toEqual(to);
});
