import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { refusalWith, UNANSWERED_REFUSAL } from '../../../testing/refusals.ts';
import { initialRegisterState, type RegisterEvent, type RegisterState, registerMachine, registerUrlStep } from './register.machine.ts';

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
const stale = refusalWith('ticket_expired', 'Подтвердите номер ещё раз');
const start: RegisterState = { kind: 'phone', phone, problem: null };
const checking: RegisterState = { kind: 'checking-code', phone, otp };
const asking: RegisterState = { kind: 'asking-proof', phone };
const details: RegisterState = { kind: 'details', phone, proof: unknown };
const known: RegisterState = { kind: 'known', phone, proof: registered, problem: null };
const signingIn: RegisterState = { kind: 'signing-in', phone, proof: registered };
const signedIn: RegisterState = { kind: 'signed-in', redirectTo: null };
const accepted: RegisterEvent = { type: 'accepted', redirectTo: null };

test.each<[string, RegisterState, RegisterEvent, RegisterState]>([
  ['entering a phone requests a code', initialRegisterState, { type: 'phone-entered', phone }, { kind: 'sending-code', phone }],
  ['a right code for a new phone opens the details step', checking, { type: 'proved', proof: unknown }, details],
  ['a right code for a registered phone offers sign-in', checking, { type: 'proved', proof: registered }, known],
  ['after the code a customer with a registered phone can sign in without a password', known, { type: 'sign-in-asked' }, signingIn],
  ['a second press during the sign-in changes nothing', signingIn, { type: 'sign-in-asked' }, signingIn],
  ['an accepted sign-in completes the flow', signingIn, accepted, signedIn],
  [
    'a refused sign-in shows the refusal',
    signingIn,
    { type: 'refused', problem: UNANSWERED_REFUSAL, now },
    { ...known, problem: UNANSWERED_REFUSAL },
  ],
  ['a page reloaded at the details step requests the proof', start, { type: 'proof-asked' }, asking],
  ['an existing proof opens the details step again', asking, { type: 'proved', proof: unknown }, details],
  ['a missing proof opens the phone step', asking, { type: 'unproved', problem: null }, start],
  ['an expired proof opens the phone step with the reason', details, { type: 'unproved', problem: stale }, { ...start, problem: stale }],
  ['a phone registered meanwhile offers sign-in', details, { type: 'turned-out-known' }, known],
  ['accepted details sign the customer in', details, accepted, signedIn],
  ['Back from the details step opens the phone step', details, { type: 'phone-change-asked' }, start],
  ['Back while the proof is requested opens the phone step', asking, { type: 'phone-change-asked' }, start],
  ['a proof that arrives after Back is ignored', start, { type: 'proved', proof: unknown }, start],
  ['Back does not stop a sign-in in progress', signingIn, { type: 'phone-change-asked' }, signingIn],
  [
    'a proof is ignored while no code is being checked',
    { kind: 'code', phone, otp, problem: null },
    { type: 'proved', proof: unknown },
    { kind: 'code', phone, otp, problem: null },
  ],
  ['a signed-in customer stays signed in', signedIn, { type: 'unproved', problem: stale }, signedIn],
])('registerMachine: %s', (_title, from, event, to) => {
  expect(registerMachine(from, event)).toEqual(to);
});

test.each([
  [start, undefined],
  [checking, 'code'],
  [asking, 'details'],
  [details, 'details'],
  [known, 'details'],
] as const)('for %o registerUrlStep returns %s', (state, step) => {
  expect(registerUrlStep(state)).toBe(step);
});
