import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import { refusalWith as refusal } from '../../testing/refusals.ts';
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
const sendingOwn = { kind: 'sending-own', channel: 'sms', otp: null, newPhoneEntry: null } satisfies ChangePhoneState;
const ownCode = { kind: 'own-code', otp: ownOtp, problem: null, newPhoneEntry: null } satisfies ChangePhoneState;
const newPhone = { kind: 'new-phone', own, phone: '', problem: null } satisfies ChangePhoneState;
const sendingNew = { kind: 'sending-new', own, phone, channel: 'sms', otp: null } satisfies ChangePhoneState;
const newCode = { kind: 'new-code', own, phone, otp, problem: null } satisfies ChangePhoneState;
const changing = { kind: 'changing', own, phone, otp, code: '222222' } satisfies ChangePhoneState;
const onward = { phone, otp, code: '222222' };
const wrong = (fields: Record<string, string>) => problem('otp_wrong', { fields, triesLeft: 3 });
const wrongly = (fields: Record<string, string>) => refused('otp_wrong', { fields, triesLeft: 3 });

test.each<[string, ChangePhoneState, ChangePhoneEvent, ChangePhoneState]>([
  ['the customer first requests a code for the present phone', start, { type: 'own-asked', channel: 'sms' }, sendingOwn],
  ['a code sent to the present phone opens its code step', sendingOwn, { type: 'code-sent', otp: ownOtp }, ownCode],
  [
    'the code of the present phone can be requested by a call',
    ownCode,
    { type: 'own-asked', channel: 'call' },
    { ...sendingOwn, channel: 'call', otp: ownOtp },
  ],
  [
    'a refusal to send a code to the present phone returns to the start with the refusal',
    sendingOwn,
    refused('network'),
    { kind: 'start', problem: problem('network') },
  ],
  [
    'a code sent to the present phone before a reload can be entered',
    sendingOwn,
    refused('resend_too_early', { retryAfter: 30 }),
    { ...ownCode, otp: underway },
  ],
  [
    'a code of the present phone requested again too early leaves the previous one valid',
    { ...sendingOwn, otp: ownOtp },
    refused('resend_too_early', { retryAfter: 30 }),
    { ...ownCode, otp: { ...ownOtp, resendAt: NOW + 30_000 }, problem: problem('resend_too_early', { retryAfter: 30 }) },
  ],
  ['entering the code of the present phone opens the step of the new phone', ownCode, { type: 'code-entered', code: '111111' }, newPhone],
  ['entering the new phone requests its code', newPhone, { type: 'phone-entered', phone }, sendingNew],
  ['a code sent to the new phone opens its code step', sendingNew, { type: 'code-sent', otp }, newCode],
  [
    'a refusal to send a code to the new phone keeps the typed phone',
    sendingNew,
    refused('internal'),
    { ...newPhone, phone, problem: problem('internal') },
  ],
  [
    'the code of the new phone can be requested by a call',
    newCode,
    { type: 'new-asked', channel: 'call' },
    { ...sendingNew, channel: 'call', otp },
  ],
  ['entering the code of the new phone submits both codes', newCode, { type: 'code-entered', code: '222222' }, changing],
  ['an accepted change is completed', changing, { type: 'changed', phone }, { kind: 'changed', phone }],
  [
    'a wrong code of the new phone stays at its step with the remaining tries',
    changing,
    wrongly({ new_code: 'otp_wrong' }),
    { ...newCode, otp: { ...otp, triesLeft: 3 }, problem: wrong({ new_code: 'otp_wrong' }) },
  ],
  [
    'a wrong code of the present phone returns to its step and keeps the code of the new phone',
    changing,
    wrongly({ code: 'otp_wrong' }),
    { ...ownCode, otp: { ...ownOtp, triesLeft: 3 }, problem: wrong({ code: 'otp_wrong' }), newPhoneEntry: onward },
  ],
  [
    'a corrected code of the present phone submits both codes again',
    { ...ownCode, newPhoneEntry: onward },
    { type: 'code-entered', code: '111111' },
    changing,
  ],
  [
    'requesting a new code for the present phone keeps the code of the new phone',
    { ...ownCode, newPhoneEntry: onward },
    { type: 'own-asked', channel: 'sms' },
    { ...sendingOwn, otp: ownOtp, newPhoneEntry: onward },
  ],
  [
    'if both codes are wrong, the code step of the present phone opens and the code of the new phone is dropped',
    changing,
    wrongly({ code: 'otp_wrong', new_code: 'otp_wrong' }),
    { ...ownCode, otp: { ...ownOtp, triesLeft: 3 }, problem: wrong({ code: 'otp_wrong', new_code: 'otp_wrong' }) },
  ],
  [
    'an expired code of the present phone returns to its step',
    changing,
    refused('otp_expired', { fields: { code: 'otp_expired' } }),
    {
      ...ownCode,
      otp: { ...ownOtp, expiresAt: NOW },
      problem: problem('otp_expired', { fields: { code: 'otp_expired' } }),
      newPhoneEntry: onward,
    },
  ],
  [
    'a refused new phone returns to its step',
    changing,
    refused('validation_failed', { fields: { phone: 'not-valid' } }),
    { ...newPhone, phone, problem: problem('validation_failed', { fields: { phone: 'not-valid' } }) },
  ],
  [
    'without a response the code of the new phone can be sent again',
    changing,
    refused('network'),
    { ...newCode, problem: problem('network') },
  ],
  [
    'Back from the code of the new phone opens the step of the new phone',
    newCode,
    { type: 'back', to: 'new-phone' },
    { ...newPhone, phone },
  ],
  ['Back from the step of the new phone opens the code step of the present phone', newPhone, { type: 'back', to: 'own-code' }, ownCode],
  ['Back from the code of the present phone opens the start', ownCode, { type: 'back', to: 'start' }, start],
  ['Back from the code of the new phone can open the start', newCode, { type: 'back', to: 'start' }, start],
  ['Back is ignored while the change is submitted', changing, { type: 'back', to: 'start' }, changing],
  ['Back is ignored after the change', { kind: 'changed', phone }, { type: 'back', to: 'start' }, { kind: 'changed', phone }],
  ['a back event to a later step is ignored', ownCode, { type: 'back', to: 'new-code' }, ownCode],
])('changePhoneMachine: %s', (_title, before, event, after) => {
  expect(changePhoneMachine(before, event)).toEqual(after);
});
