import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refusalWith } from '../../../testing/refusals.ts';
import {
  initialPasswordResetState,
  type PasswordResetEvent,
  type PasswordResetState,
  passwordResetMachine,
  passwordResetUrlStep,
} from './password-reset.machine.ts';

const phone = '+998900000001';
const maskedPhone = '+998 90 *** ** 01';
const proof = { maskedPhone, registered: true };
const otp: SentOtp = { length: 6, resendAt: 60_000, expiresAt: 300_000, maskedPhone, channel: 'sms', lockedUntil: null, triesLeft: null };
const stale = refusalWith('ticket_expired', 'Подтвердите номер ещё раз');
const start: PasswordResetState = { kind: 'phone', phone, problem: null };
const checking: PasswordResetState = { kind: 'checking-code', phone, otp };
const asking: PasswordResetState = { kind: 'asking-proof', phone };
const newPassword: PasswordResetState = { kind: 'new-password', phone };
const done: PasswordResetState = { kind: 'done', redirectTo: '/ru/orders/1' };

test.each<[string, PasswordResetState, PasswordResetEvent, PasswordResetState]>([
  ['entering a phone requests a code', initialPasswordResetState, { type: 'phone-entered', phone }, { kind: 'sending-code', phone }],
  ['a right code opens the password step', checking, { type: 'proved', proof }, newPassword],
  ['a page reloaded at the password step requests the proof', start, { type: 'proof-asked' }, asking],
  ['an existing proof opens the password step again', asking, { type: 'proved', proof }, newPassword],
  ['a missing proof opens the phone step', asking, { type: 'unproved', problem: null }, start],
  ['an expired proof opens the phone step with a reason', newPassword, { type: 'unproved', problem: stale }, { ...start, problem: stale }],
  ['an accepted password completes the reset', newPassword, { type: 'accepted', redirectTo: '/ru/orders/1' }, done],
  ['Back from the password step opens the phone step', newPassword, { type: 'phone-change-asked' }, start],
  ['an accepted event is ignored while the code is checked', checking, { type: 'accepted', redirectTo: null }, checking],
  ['a completed reset stays completed', done, { type: 'unproved', problem: stale }, done],
])('passwordResetMachine: %s', (_title, from, event, to) => {
  expect(passwordResetMachine(from, event)).toEqual(to);
});

test.each([
  [start, undefined],
  [checking, 'code'],
  [asking, 'new-password'],
  [newPassword, 'new-password'],
  [done, 'new-password'],
] as const)('for %o passwordResetUrlStep returns %s', (state, step) => {
  expect(passwordResetUrlStep(state)).toBe(step);
});
