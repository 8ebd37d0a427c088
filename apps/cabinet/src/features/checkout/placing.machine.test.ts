import { expect, test } from 'vitest';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Checkout } from './checkout.types.ts';
import { initialPlacingState, type PlacingEvent, type PlacingState, placingMachine } from './placing.machine.ts';

const ATTEMPT = { key: 'key-1', startedAt: 0, request: { quote_id: 'q_1', offer_accepted: true, offer_version: '1' } };
const OTP = {
  length: 6,
  resendAt: 60_000,
  expiresAt: 300_000,
  maskedPhone: '+998 90 *** ** 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
} as const;
const SENT = { otp_id: 'otp_1', length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '+998 90 *** ** 01' };
const ORDER = { store: 'Texno Olam', price: 4_235_000, offer: null };
const checkout = (status: Checkout['status']): Checkout => ({
  checkout_id: 'chk_1',
  status,
  ...(status === 'otp_required' ? { otp: SENT, to_sign: [ORDER] } : {}),
  quote_id: 'q_1',
  orders: [],
  to_pay_now: 0,
  created_at: '2026-11-24T08:00:00.000Z',
});
const refusal = (code: string, triesLeft: number | null = null): Refusal => ({
  code,
  message: code,
  fields: {},
  retryAfter: null,
  triesLeft,
});
const WRONG = refusal('otp_wrong', 4);

const SIGNING = { checkoutId: 'chk_1', otpId: 'otp_1', otp: OTP, toSign: [ORDER] };
const FORM: PlacingState = { kind: 'form', refusal: null };
const CREATING: PlacingState = { kind: 'creating', attempt: ATTEMPT };
const CODE: PlacingState = { kind: 'code', ...SIGNING, refusal: null, notice: null };
const CONFIRMING: PlacingState = { kind: 'confirming', ...SIGNING, code: '123456' };
const RESENDING: PlacingState = { kind: 'resending', ...SIGNING, channel: 'call' };
const BY_KEY: PlacingState = { kind: 'checking', trace: { attempt: ATTEMPT } };
const BY_ID: PlacingState = { kind: 'checking', trace: { checkoutId: 'chk_1' } };
const CODE_LOST: PlacingState = { kind: 'checking', trace: { checkoutId: 'chk_1', codeSent: true } };
const PLACED: PlacingState = { kind: 'placed', checkout: checkout('placed') };
const sent: PlacingEvent = { type: 'status-received', checkout: checkout('otp_required'), otp: OTP };

test.each([
  ['a press sends', FORM, { type: 'submitted', attempt: ATTEMPT }, CREATING],
  ['a second press while it is sent is none', CREATING, { type: 'submitted', attempt: { ...ATTEMPT, key: 'key-2' } }, CREATING],
  ['what another tab has begun is looked up', FORM, { type: 'joined', attempt: ATTEMPT }, BY_KEY],
  ['the answer asks for a code', CREATING, sent, CODE],
  ['a lost answer is looked up by its key', CREATING, { type: 'answer-lost' }, BY_KEY],
  ['what the server never got goes out again under the same key', BY_KEY, { type: 'not-found', lapsed: false }, CREATING],
  ['but not by itself long afterwards', BY_KEY, { type: 'not-found', lapsed: true }, FORM],
  ['a checkout that is somebody else’s is none', BY_ID, { type: 'not-found', lapsed: false }, FORM],
  ['a refusal comes back to the form', CREATING, { type: 'refused', refusal: WRONG }, { kind: 'form', refusal: WRONG }],
  ['a code is sent off', CODE, { type: 'code-entered', code: '123456' }, CONFIRMING],
  ['a right code places', CONFIRMING, { type: 'status-received', checkout: checkout('placed'), otp: null }, PLACED],
  [
    'a wrong code counts',
    CONFIRMING,
    { type: 'code-refused', refusal: WRONG, now: 1 },
    { ...CODE, otp: { ...OTP, triesLeft: 4 }, refusal: WRONG },
  ],
  [
    'conditions that changed while the code was on its way lead to the form',
    CONFIRMING,
    { type: 'refused', refusal: refusal('quote_changed') },
    { kind: 'form', refusal: refusal('quote_changed') },
  ],
  ['a lost answer to a code is looked up by the checkout', CONFIRMING, { type: 'answer-lost' }, CODE_LOST],
  ['and where the code never came, it is said so', CODE_LOST, sent, { ...CODE, notice: 'code-not-received' }],
  ['a page opened anew sent no code, and says nothing of one', BY_ID, sent, CODE],
  [
    'an order that was placed all the same is found',
    CODE_LOST,
    { type: 'status-received', checkout: checkout('placed'), otp: null },
    PLACED,
  ],
  ['a new code is asked for', CODE, { type: 'resend-asked', channel: 'call' }, RESENDING],
  ['and comes', RESENDING, { type: 'code-resent', otp: OTP }, CODE],
  ['a code that ran out leads to the form', BY_ID, { type: 'status-received', checkout: checkout('expired'), otp: null }, FORM],
  ['an answer that comes after the customer went back changes nothing', FORM, sent, FORM],
  ['the customer goes back to the form', CODE, { type: 'started-over' }, FORM],
] satisfies [string, PlacingState, PlacingEvent, PlacingState][])('[X-17] %s', (_what, state, event, next) => {
  expect(placingMachine(state, event)).toEqual(next);
});

test('[X-17] a page opened anew looks up what it knows before it offers a form', () => {
  expect(initialPlacingState({ attempt: ATTEMPT })).toEqual(BY_KEY);
  expect(initialPlacingState({ checkoutId: 'chk_1' })).toEqual(BY_ID);
  expect(initialPlacingState(null)).toEqual(FORM);
});
