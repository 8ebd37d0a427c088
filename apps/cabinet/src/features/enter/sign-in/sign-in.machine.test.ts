import { expect, test } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import type { Refusal } from '../../../shared/refusal/refusal.ts';
import { refused } from '../../../testing/refusals.ts';
import { initialSignInState, type SignInEvent, type SignInState, signInMachine, stepOfSignIn } from './sign-in.machine.ts';

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
const wrong = refused('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const unregistered = refused('registration_needed', 'Номер не зарегистрирован');
const denied = refused('invalid_credentials', 'Учетные данные пользователя неверны');
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
  ['a phone asks for a code', initialSignInState, { type: 'phone-entered', phone }, sending],
  ['a sent code is asked for', sending, { type: 'code-sent', otp }, code],
  ['an accepted code signs in', checking, accepted, signedIn],
  ['a wrong code may be tried again', checking, refuse(wrong), { ...code, otp: { ...otp, triesLeft: 4 }, problem: wrong }],
  ['a right code of a phone that nobody registered goes on to the registration', checking, refuse(unregistered), { kind: 'unregistered' }],
  ['only a code that is being judged does so', sending, refuse(unregistered), { ...start, problem: unregistered }],
  ['a password may be chosen instead, and the phone typed stays', start, { type: 'password-chosen', phone }, password],
  ['also where the code never came', code, { type: 'password-chosen', phone }, password],
  ['but not while a code is being judged', checking, { type: 'password-chosen', phone }, checking],
  ['the password is sent off', password, { type: 'password-entered', phone }, checkingPassword],
  ['a second time it is not', checkingPassword, { type: 'password-entered', phone }, checkingPassword],
  ['a wrong password keeps the phone', checkingPassword, refuse(denied), { ...password, problem: denied }],
  ['an accepted password signs in', checkingPassword, accepted, signedIn],
  ['and back to the code', password, { type: 'code-chosen', phone }, start],
  ['a passkey is asked for', start, { type: 'passkey-chosen', phone }, passkey],
  ['an accepted passkey signs in', passkey, accepted, signedIn],
  ['a refused one leaves the phone as it was', passkey, refuse(denied), { ...start, problem: denied }],
  ['who is signed in stays so', signedIn, refuse(denied), signedIn],
])('%s', (_title, from, event, to) => {
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
] as const)('of %o the address says %s', (state, step) => {
  expect(stepOfSignIn(state)).toBe(step);
});
