import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refused, UNANSWERED } from '../../../testing/refusals.ts';
import { initialRegisterState, type RegisterEvent, type RegisterState, registerMachine, stepOfRegister } from './register.machine.ts';

const phone = '+998901234567';
const now = 1_000;
const otp: SentOtp = {
  length: 6,
  resendAt: 60_000,
  expiresAt: 300_000,
  maskedPhone: '+998 90 *** ** 67',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
};
const unknown = { maskedPhone: '+998 90 *** ** 67', registered: false };
const registered = { ...unknown, registered: true };
const stale = refused('ticket_expired', 'Подтвердите номер ещё раз');
const start: RegisterState = { kind: 'phone', phone, problem: null };
const checking: RegisterState = { kind: 'checking-code', phone, otp };
const asking: RegisterState = { kind: 'asking-proof', phone };
const details: RegisterState = { kind: 'details', phone, proof: unknown };
const known: RegisterState = { kind: 'known', phone, proof: registered, problem: null };
const signingIn: RegisterState = { kind: 'signing-in', phone, proof: registered };
const signedIn: RegisterState = { kind: 'signed-in', redirectTo: null };
const accepted: RegisterEvent = { type: 'accepted', redirectTo: null };

test.each<[string, RegisterState, RegisterEvent, RegisterState]>([
  ['a phone asks for a code', initialRegisterState, { type: 'phone-entered', phone }, { kind: 'sending-code', phone }],
  ['a right code of a new phone goes on to the details', checking, { type: 'proved', proof: unknown }, details],
  ['a right code of a registered one says so', checking, { type: 'proved', proof: registered }, known],
  ['who signs in by the proof', known, { type: 'sign-in-asked' }, signingIn],
  ['does so once', signingIn, { type: 'sign-in-asked' }, signingIn],
  ['and is in', signingIn, accepted, signedIn],
  ['or is told why not', signingIn, { type: 'refused', problem: UNANSWERED, now }, { ...known, problem: UNANSWERED }],
  ['a page loaded anew at the details asks for the proof', start, { type: 'proof-asked' }, asking],
  ['and is at the details again', asking, { type: 'proved', proof: unknown }, details],
  ['or at the phone, when there is none', asking, { type: 'unproved', problem: null }, start],
  ['a proof that is over is told, and the phone stays typed', details, { type: 'unproved', problem: stale }, { ...start, problem: stale }],
  ['who was registered meanwhile is told so', details, { type: 'turned-out-known' }, known],
  ['details that are accepted sign in', details, accepted, signedIn],
  ['back from the details is the phone', details, { type: 'phone-change-asked' }, start],
  ['back while the proof is asked for is the phone', asking, { type: 'phone-change-asked' }, start],
  ['and a proof that arrives after that changes nothing', start, { type: 'proved', proof: unknown }, start],
  ['back does not end a sign-in that is under way', signingIn, { type: 'phone-change-asked' }, signingIn],
  [
    'a code that is not being judged proves nothing',
    { kind: 'code', phone, otp, problem: null },
    { type: 'proved', proof: unknown },
    { kind: 'code', phone, otp, problem: null },
  ],
  ['who is in stays in', signedIn, { type: 'unproved', problem: stale }, signedIn],
])('%s', (_title, from, event, to) => {
  expect(registerMachine(from, event)).toEqual(to);
});

test.each([
  [start, undefined],
  [checking, 'code'],
  [asking, 'details'],
  [details, 'details'],
  [known, 'details'],
] as const)('of %o the address says %s', (state, step) => {
  expect(stepOfRegister(state)).toBe(step);
});
