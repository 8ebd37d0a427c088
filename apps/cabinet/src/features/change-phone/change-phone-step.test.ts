import { expect, test } from 'vitest';
import type { ChangePhoneState } from './change-phone.machine.ts';
import { changePhoneStepOf, isChangePhonePending, reactionToUrl, urlChangeFor } from './change-phone-step.ts';

const otp = { length: 6, resendAt: 0, expiresAt: 0, maskedPhone: '', channel: 'sms', lockedUntil: null, triesLeft: null } as const;
const own = { otp, code: '111111' };
const phone = '+998901112233';

test.each<[ChangePhoneState, ReturnType<typeof changePhoneStepOf>, boolean]>([
  [{ kind: 'start', problem: null }, 'start', false],
  [{ kind: 'sending-own', channel: 'sms', otp: null, newPhoneEntry: null }, 'start', true],
  [{ kind: 'sending-own', channel: 'call', otp, newPhoneEntry: null }, 'own-code', true],
  [{ kind: 'own-code', otp, problem: null, newPhoneEntry: null }, 'own-code', false],
  [{ kind: 'new-phone', own, phone, problem: null }, 'new-phone', false],
  [{ kind: 'sending-new', own, phone, channel: 'sms', otp: null }, 'new-phone', true],
  [{ kind: 'sending-new', own, phone, channel: 'sms', otp }, 'new-code', true],
  [{ kind: 'new-code', own, phone, otp, problem: null }, 'new-code', false],
  [{ kind: 'changing', own, phone, otp, code: '222222' }, 'new-code', true],
  [{ kind: 'changed', phone }, 'start', false],
])('for the state %j changePhoneStepOf returns %s, and isChangePhonePending %s', (state, step, busy) => {
  expect(changePhoneStepOf(state)).toBe(step);
  expect(isChangePhonePending(state)).toBe(busy);
});

test.each([
  ['start', 'start', { kind: 'stay' }],
  ['start', 'own-code', { kind: 'push', step: 'own-code' }],
  ['own-code', 'new-phone', { kind: 'push', step: 'new-phone' }],
  ['new-code', 'own-code', { kind: 'back', by: 2 }],
  ['new-code', 'start', { kind: 'back', by: 3 }],
] as const)('for the URL step %s and the shown step %s urlChangeFor returns %j', (address, shown, move) => {
  expect(urlChangeFor(address, shown)).toEqual(move);
});

test.each([
  ['own-code', 'own-code', 'stay'],
  ['own-code', 'new-code', 'step-back'],
  ['start', 'own-code', 'step-back'],
  ['new-code', 'start', 'put-right'],
  ['new-phone', 'own-code', 'put-right'],
] as const)('for the URL step %s and the shown step %s reactionToUrl returns %s', (address, shown, kind) => {
  expect(reactionToUrl(address, shown).kind).toBe(kind);
});
