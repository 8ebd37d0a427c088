import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { refusalWith } from '../../../testing/refusals.ts';
import { initialSignInState, type SignInEvent, type SignInState, signInMachine, signInUrlStep } from './sign-in.machine.ts';

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
const wrong = refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const unregistered = refusalWith('registration_needed', 'Номер не зарегистрирован');
const denied = refusalWith('invalid_credentials', 'Учетные данные пользователя неверны');
const start: SignInState = { kind: 'phone', phone, problem: null };
const sending: SignInState = { kind: 'sending-code', phone };
const code: SignInState = { kind: 'code', phone, otp, problem: null };
const checking: SignInState = { kind: 'checking-code', phone, otp };
const password: SignInState = { kind: 'password', phone, problem: null };
const checkingPassword: SignInState = { kind: 'checking-password', phone };
const passkey: SignInState = { kind: 'asking-passkey', phone };
const signedIn: SignInState = { kind: 'signed-in', redirectTo: '/ru/orders/1' };
const accepted: SignInEvent = { type: 'accepted', redirectTo: '/ru/orders/1' };
const refuse = (problem: Refusal): SignInEvent => ({ type: 'refused', problem, now });

test.each<[string, SignInState, SignInEvent, SignInState]>([
  ['entering a phone requests a code', initialSignInState, { type: 'phone-entered', phone }, sending],
  ['a sent code opens the code step', sending, { type: 'code-sent', otp }, code],
  ['an accepted code signs the customer in', checking, accepted, signedIn],
  ['a wrong code returns to the code step', checking, refuse(wrong), { ...code, otp: { ...otp, triesLeft: 4 }, problem: wrong }],
  ['a right code for an unregistered phone leads to the registration', checking, refuse(unregistered), { kind: 'unregistered' }],
  [
    'the refusal `registration_needed` while a code is requested returns to the phone step',
    sending,
    refuse(unregistered),
    { ...start, problem: unregistered },
  ],
  ['choosing the password keeps the typed phone', start, { type: 'password-chosen', phone }, password],
  ['the password can be chosen from the code step', code, { type: 'password-chosen', phone }, password],
  ['the password cannot be chosen while a code is checked', checking, { type: 'password-chosen', phone }, checking],
  ['an entered password is checked', password, { type: 'password-entered', phone }, checkingPassword],
  ['a second press while the password is checked changes nothing', checkingPassword, { type: 'password-entered', phone }, checkingPassword],
  ['a wrong password keeps the phone and shows the refusal', checkingPassword, refuse(denied), { ...password, problem: denied }],
  ['an accepted password signs the customer in', checkingPassword, accepted, signedIn],
  ['choosing the code returns to the phone step', password, { type: 'code-chosen', phone }, start],
  ['choosing a passkey requests it from the device', start, { type: 'passkey-chosen', phone }, passkey],
  ['an accepted passkey signs the customer in', passkey, accepted, signedIn],
  ['a refused passkey keeps the typed phone', passkey, refuse(denied), { ...start, problem: denied }],
  ['a signed-in customer stays signed in', signedIn, refuse(denied), signedIn],
])('signInMachine: %s', (_title, from, event, to) => {
  expect(signInMachine(from, event)).toEqual(to);
});

test.each([
  [start, undefined],
  [sending, undefined],
  [code, 'code'],
  [checking, 'code'],
  [password, 'password'],
  [checkingPassword, 'password'],
  [passkey, undefined],
] as const)('for %o signInUrlStep returns %s', (state, step) => {
  expect(signInUrlStep(state)).toBe(step);
});
