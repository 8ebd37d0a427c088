import { expect, test } from 'vitest';
import { initialSignInState, type SignInEvent, type SignInState, signInMachine } from './sign-in.machine.ts';

const phone = '+998900000001';
const otp = { length: 6, resendAt: 60_000, expiresAt: 300_000, maskedPhone: '+998 90 *** ** 01' };
const wrong = { code: 'otp_wrong', message: 'Введен неправильный код' };
const code: SignInState = { kind: 'code', phone, otp, problem: null };
const signingIn: SignInState = { kind: 'signing-in', phone, by: 'code', otp };
const byPassword: SignInState = { kind: 'signing-in', phone, by: 'password', otp: null };
const password: SignInState = { kind: 'password', phone, problem: null };

test.each<[string, SignInState, SignInEvent, SignInState]>([
  ['a phone asks for a code', initialSignInState, { type: 'phone-entered', phone }, { kind: 'sending-code', phone }],
  [
    'a second press sends no second code',
    { kind: 'sending-code', phone },
    { type: 'phone-entered', phone },
    { kind: 'sending-code', phone },
  ],
  ['a sent code is asked for', { kind: 'sending-code', phone }, { type: 'code-sent', otp }, code],
  [
    'a refused phone stays in its field',
    { kind: 'sending-code', phone },
    { type: 'refused', problem: wrong },
    { kind: 'phone', phone, problem: wrong },
  ],
  ['a whole code is sent off', code, { type: 'code-entered' }, signingIn],
  ['a wrong code may be tried again', signingIn, { type: 'refused', problem: wrong }, { ...code, problem: wrong }],
  [
    'an accepted code signs in',
    signingIn,
    { type: 'accepted', redirectTo: '/ru/orders/1' },
    { kind: 'signed-in', redirectTo: '/ru/orders/1' },
  ],
  ['a new code may be asked for', code, { type: 'resend-asked' }, { kind: 'resending', phone, otp }],
  [
    'a new code replaces the old one',
    { kind: 'resending', phone, otp },
    { type: 'code-sent', otp: { ...otp, resendAt: 1 } },
    { ...code, otp: { ...otp, resendAt: 1 } },
  ],
  [
    'a refused new code keeps the old one',
    { kind: 'resending', phone, otp },
    { type: 'refused', problem: wrong },
    { ...code, problem: wrong },
  ],
  ['the phone may be changed', code, { type: 'phone-change-asked' }, { kind: 'phone', phone, problem: null }],
  ['a password instead of a code', initialSignInState, { type: 'password-chosen', phone }, password],
  ['a password instead of a code that does not come', code, { type: 'password-chosen', phone }, password],
  ['a code instead of a password', password, { type: 'code-chosen', phone }, { kind: 'phone', phone, problem: null }],
  ['a password is sent off', password, { type: 'password-entered', phone }, byPassword],
  ['a wrong password keeps the phone', byPassword, { type: 'refused', problem: wrong }, { ...password, problem: wrong }],
  [
    'who is signed in stays so',
    { kind: 'signed-in', redirectTo: null },
    { type: 'refused', problem: wrong },
    { kind: 'signed-in', redirectTo: null },
  ],
])('%s', (_, state, event, next) => {
  expect(signInMachine(state, event)).toEqual(next);
});
