import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refused } from '../../../testing/refusals.ts';
import { initialResetState, type ResetEvent, type ResetState, resetMachine, stepOfReset } from './reset.machine.ts';

const phone = '+998900000001';
const maskedPhone = '+998 90 *** ** 01';
const proof = { maskedPhone, registered: true };
const otp: SentOtp = { length: 6, resendAt: 60_000, expiresAt: 300_000, maskedPhone, channel: 'sms', lockedUntil: null, triesLeft: null };
const stale = refused('ticket_expired', 'Подтвердите номер ещё раз');
const start: ResetState = { kind: 'phone', phone, problem: null };
const checking: ResetState = { kind: 'checking-code', phone, otp };
const asking: ResetState = { kind: 'asking-proof', phone };
const newPassword: ResetState = { kind: 'new-password', phone };
const done: ResetState = { kind: 'done', redirectTo: '/ru/orders/1' };

test.each<[string, ResetState, ResetEvent, ResetState]>([
  ['a phone asks for a code', initialResetState, { type: 'phone-entered', phone }, { kind: 'sending-code', phone }],
  ['a right code asks for the new password', checking, { type: 'proved', proof }, newPassword],
  ['a page loaded anew there asks for the proof', start, { type: 'proof-asked' }, asking],
  ['and is there again', asking, { type: 'proved', proof }, newPassword],
  ['or at the phone, when there is none', asking, { type: 'unproved', problem: null }, start],
  ['a proof that is over is told', newPassword, { type: 'unproved', problem: stale }, { ...start, problem: stale }],
  ['the new password is taken', newPassword, { type: 'accepted', redirectTo: '/ru/orders/1' }, done],
  ['back from it is the phone', newPassword, { type: 'phone-change-asked' }, start],
  ['nothing is taken without a proof', checking, { type: 'accepted', redirectTo: null }, checking],
  ['what is done stays done', done, { type: 'unproved', problem: stale }, done],
])('%s', (_title, from, event, to) => {
  expect(resetMachine(from, event)).toEqual(to);
});

test.each([
  [start, undefined],
  [checking, 'code'],
  [asking, 'new-password'],
  [newPassword, 'new-password'],
  [done, 'new-password'],
] as const)('of %o the address says %s', (state, step) => {
  expect(stepOfReset(state)).toBe(step);
});
