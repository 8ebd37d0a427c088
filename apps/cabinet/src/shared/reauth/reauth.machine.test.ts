import { expect, test } from 'vitest';
import { refusalWith } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { initialReauthState, type ReauthEvent, type ReauthState, reauthMachine } from './reauth.machine.ts';

const NOW = 1_000_000;
const otp = sentOtp(NOW);
const state = (more: Partial<ReauthState>): ReauthState => ({ ...initialReauthState, ...more });
const refusal = (code: string, more = {}): ReauthEvent => ({
  type: 'refused',
  problem: refusalWith(code, 'Нет', more),
  maskedPhone: 'm',
  now: NOW,
});

test.each<[string, ReauthState, ReauthEvent, Partial<ReauthState>]>([
  ['a chosen method becomes the current one', state({}), { type: 'way-chosen', method: 'password' }, { method: 'password' }],
  [
    'requesting a code selects the method `code` and starts to send it',
    state({}),
    { type: 'code-asked', channel: 'sms' },
    { method: 'code', busy: 'sms' },
  ],
  ['a sent code is stored', state({ method: 'code', busy: 'sms' }), { type: 'code-sent', otp }, { method: 'code', busy: null, otp }],
  ['a submitted proof is checked', state({ method: 'password' }), { type: 'submitted' }, { busy: 'checking' }],
  [
    'the method is fixed while a proof is checked',
    state({ method: 'password', busy: 'checking' }),
    { type: 'way-chosen', method: 'code' },
    { method: 'password', busy: 'checking' },
  ],
  [
    'a wrong password can be typed again',
    state({ method: 'password', busy: 'checking' }),
    refusal('password_wrong'),
    { method: 'password', busy: null },
  ],
  [
    'a wrong code uses up one try',
    state({ method: 'code', otp, busy: 'checking' }),
    refusal('otp_wrong', { triesLeft: 3 }),
    { method: 'code', busy: null, otp: { ...otp, triesLeft: 3 } },
  ],
  ['a sent code is kept while other methods are shown', state({ method: 'code', otp }), { type: 'other-way' }, { method: null, otp }],
  [
    'if no code can be sent, the methods are offered again',
    state({ method: 'code', busy: 'sms' }),
    refusal('rate_limited'),
    { method: null, busy: null },
  ],
  [
    'a refused passkey returns to the choice of a method',
    state({ method: 'passkey', busy: 'checking' }),
    refusal('passkey_refused'),
    { method: null, busy: null },
  ],
  [
    'closing the passkey dialog of the device returns to the choice of a method without an error',
    state({ method: 'passkey', busy: 'checking' }),
    { type: 'broken-off' },
    { method: null, problem: null },
  ],
])('re-authentication: %s', (_what, before, event, expected) => {
  expect(reauthMachine(before, event)).toMatchObject(expected);
});

test('re-authentication: if a new code is refused as too early, the code sent before can be entered', () => {
  const after = reauthMachine(state({ method: 'code', busy: 'sms' }), refusal('resend_too_early', { retryAfter: 42 }));
  expect(after).toMatchObject({ method: 'code', busy: null, problem: null, otp: { maskedPhone: 'm', resendAt: NOW + 42_000 } });
});
