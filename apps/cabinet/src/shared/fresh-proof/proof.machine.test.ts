import { expect, test } from 'vitest';
import { refused } from '../../testing/refusals.ts';
import { sentOtp } from '../../testing/sent-otp.ts';
import { initialProofState, type ProofEvent, type ProofState, proofMachine } from './proof.machine.ts';

const NOW = 1_000_000;
const otp = sentOtp(NOW);
const state = (more: Partial<ProofState>): ProofState => ({ ...initialProofState, ...more });
const refusal = (code: string, more = {}): ProofEvent => ({
  type: 'refused',
  problem: refused(code, 'Нет', more),
  maskedPhone: 'm',
  now: NOW,
});

test.each<[string, ProofState, ProofEvent, Partial<ProofState>]>([
  ['a way is chosen', state({}), { type: 'way-chosen', by: 'password' }, { by: 'password' }],
  ['a code is asked for', state({}), { type: 'code-asked', channel: 'sms' }, { by: 'code', busy: 'sms' }],
  ['and sent', state({ by: 'code', busy: 'sms' }), { type: 'code-sent', otp }, { by: 'code', busy: null, otp }],
  ['what is given is judged', state({ by: 'password' }), { type: 'submitted' }, { busy: 'checking' }],
  ['once', state({ by: 'password', busy: 'checking' }), { type: 'way-chosen', by: 'code' }, { by: 'password', busy: 'checking' }],
  [
    'a wrong password may be typed again',
    state({ by: 'password', busy: 'checking' }),
    refusal('password_wrong'),
    { by: 'password', busy: null },
  ],
  [
    'a wrong code costs a try',
    state({ by: 'code', otp, busy: 'checking' }),
    refusal('otp_wrong', { triesLeft: 3 }),
    { by: 'code', busy: null, otp: { ...otp, triesLeft: 3 } },
  ],
  ['a code is kept while another way is looked at', state({ by: 'code', otp }), { type: 'other-way' }, { by: null, otp }],
  ['no code can be sent: the other ways are left', state({ by: 'code', busy: 'sms' }), refusal('rate_limited'), { by: null, busy: null }],
  [
    'a passkey that is refused leads back',
    state({ by: 'passkey', busy: 'checking' }),
    refusal('passkey_refused'),
    { by: null, busy: null },
  ],
  [
    'a question of the device that was closed is no mistake',
    state({ by: 'passkey', busy: 'checking' }),
    { type: 'broken-off' },
    { by: null, problem: null },
  ],
])('%s', (_what, before, event, expected) => {
  expect(proofMachine(before, event)).toMatchObject(expected);
});

test('a code that was sent before the page was loaded anew is entered', () => {
  const after = proofMachine(state({ by: 'code', busy: 'sms' }), refusal('resend_too_early', { retryAfter: 42 }));
  expect(after).toMatchObject({ by: 'code', busy: null, problem: null, otp: { maskedPhone: 'm', resendAt: NOW + 42_000 } });
});
