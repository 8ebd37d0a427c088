import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { refused as refusal } from '../../testing/refusals.ts';
import { type ChangePhoneEvent, type ChangePhoneState, changePhoneMachine, initialChangePhoneState } from './change-phone.machine.ts';

const NOW = 1_000_000;
const phone = '+998901112233';
const otpOn = (maskedPhone: string): SentOtp => ({
  length: 6,
  resendAt: NOW + 60_000,
  expiresAt: NOW + 300_000,
  maskedPhone,
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
});
const ownOtp = otpOn('99890*****01');
const otp = otpOn('99890*****33');
const own = { otp: ownOtp, code: '111111' };
const problem = (code: string, more: Partial<Refusal> = {}) => refusal(code, 'Нет', more);
const refused = (code: string, more: Partial<Refusal> = {}): ChangePhoneEvent => ({
  type: 'refused',
  problem: problem(code, more),
  masked: '*01',
  now: NOW,
});
const underway = { ...otpOn('*01'), resendAt: NOW + 30_000, expiresAt: Number.MAX_SAFE_INTEGER };

const start = initialChangePhoneState;
const sendingOwn = { kind: 'sending-own', channel: 'sms', otp: null, onward: null } satisfies ChangePhoneState;
const ownCode = { kind: 'own-code', otp: ownOtp, problem: null, onward: null } satisfies ChangePhoneState;
const newPhone = { kind: 'new-phone', own, phone: '', problem: null } satisfies ChangePhoneState;
const sendingNew = { kind: 'sending-new', own, phone, channel: 'sms', otp: null } satisfies ChangePhoneState;
const newCode = { kind: 'new-code', own, phone, otp, problem: null } satisfies ChangePhoneState;
const changing = { kind: 'changing', own, phone, otp, code: '222222' } satisfies ChangePhoneState;
const onward = { phone, otp, code: '222222' };
const wrong = (fields: Record<string, string>) => problem('otp_wrong', { fields, triesLeft: 3 });
const wrongly = (fields: Record<string, string>) => refused('otp_wrong', { fields, triesLeft: 3 });

test.each<[string, ChangePhoneState, ChangePhoneEvent, ChangePhoneState]>([
  ['the present phone is proved first', start, { type: 'own-asked', channel: 'sms' }, sendingOwn],
  ['its code was sent', sendingOwn, { type: 'code-sent', otp: ownOtp }, ownCode],
  ['again, by a call', ownCode, { type: 'own-asked', channel: 'call' }, { ...sendingOwn, channel: 'call', otp: ownOtp }],
  ['a refusal to send leaves the start', sendingOwn, refused('network'), { kind: 'start', problem: problem('network') }],
  [
    'a code sent before a reload may be entered',
    sendingOwn,
    refused('resend_too_early', { retryAfter: 30 }),
    { ...ownCode, otp: underway },
  ],
  [
    'one that may not be sent again yet keeps the one that was',
    { ...sendingOwn, otp: ownOtp },
    refused('resend_too_early', { retryAfter: 30 }),
    { ...ownCode, otp: { ...ownOtp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  ['then the new phone is asked for', ownCode, { type: 'code-entered', code: '111111' }, newPhone],
  ['which gets a code of its own', newPhone, { type: 'phone-entered', phone }, sendingNew],
  ['that was sent', sendingNew, { type: 'code-sent', otp }, newCode],
  ['a refusal to send leaves the phone', sendingNew, refused('internal'), { ...newPhone, phone, problem: problem('internal') }],
  ['again, by a call', newCode, { type: 'new-asked', channel: 'call' }, { ...sendingNew, channel: 'call', otp }],
  ['both codes go out together', newCode, { type: 'code-entered', code: '222222' }, changing],
  ['done', changing, { type: 'changed', phone }, { kind: 'changed', phone }],
  [
    'a wrong new code stays at it, with the tries left',
    changing,
    wrongly({ new_code: 'otp_wrong' }),
    { ...newCode, otp: { ...otp, triesLeft: 3 }, problem: wrong({ new_code: 'otp_wrong' }) },
  ],
  [
    'a wrong first code leads back to it, and the second stays proved',
    changing,
    wrongly({ code: 'otp_wrong' }),
    { ...ownCode, otp: { ...ownOtp, triesLeft: 3 }, problem: wrong({ code: 'otp_wrong' }), onward },
  ],
  ['so that both go out again with the right one', { ...ownCode, onward }, { type: 'code-entered', code: '111111' }, changing],
  [
    'a new first code meanwhile keeps the second',
    { ...ownCode, onward },
    { type: 'own-asked', channel: 'sms' },
    { ...sendingOwn, otp: ownOtp, onward },
  ],
  [
    'both wrong: the first one, then the second anew',
    changing,
    wrongly({ code: 'otp_wrong', new_code: 'otp_wrong' }),
    { ...ownCode, otp: { ...ownOtp, triesLeft: 3 }, problem: wrong({ code: 'otp_wrong', new_code: 'otp_wrong' }) },
  ],
  [
    'a first code that ran out meanwhile',
    changing,
    refused('otp_expired', { fields: { code: 'otp_expired' } }),
    { ...ownCode, otp: { ...ownOtp, expiresAt: NOW }, problem: problem('otp_expired', { fields: { code: 'otp_expired' } }), onward },
  ],
  [
    'a phone that cannot be had',
    changing,
    refused('validation_failed', { fields: { phone: 'not-valid' } }),
    { ...newPhone, phone, problem: problem('validation_failed', { fields: { phone: 'not-valid' } }) },
  ],
  ['no answer leaves the code to be sent again', changing, refused('network'), { ...newCode, problem: problem('network') }],
  ['back from the code of the new phone', newCode, { type: 'back', to: 'new-phone' }, { ...newPhone, phone }],
  ['and from the phone to the first code', newPhone, { type: 'back', to: 'own-code' }, ownCode],
  ['and to the start', ownCode, { type: 'back', to: 'start' }, start],
  ['from far', newCode, { type: 'back', to: 'start' }, start],
  ['what is on its way is not called back', changing, { type: 'back', to: 'start' }, changing],
  ['a change that was made is not taken back', { kind: 'changed', phone }, { type: 'back', to: 'start' }, { kind: 'changed', phone }],
  ['nobody goes forward by the address', ownCode, { type: 'back', to: 'new-code' }, ownCode],
])('%s', (_title, before, event, after) => {
  expect(changePhoneMachine(before, event)).toEqual(after);
});
