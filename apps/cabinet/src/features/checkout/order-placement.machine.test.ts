import { expect, test } from 'vitest';
import type { Refusal } from '../../shared/refusal/refusal.ts';
import type { Checkout } from './checkout.types.ts';
import {
  initialOrderPlacementState,
  type OrderPlacementEvent,
  type OrderPlacementState,
  orderPlacementMachine,
} from './order-placement.machine.ts';

const ATTEMPT = { key: 'key-1', startedAt: 0, request: { quote_id: 'q_1', offer_accepted: true as const, offer_version: '1' } };
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
const FORM: OrderPlacementState = { kind: 'form', refusal: null };
const CREATING: OrderPlacementState = { kind: 'creating', attempt: ATTEMPT };
const CODE: OrderPlacementState = { kind: 'code', ...SIGNING, refusal: null, notice: null };
const CONFIRMING: OrderPlacementState = { kind: 'confirming', ...SIGNING, code: '123456' };
const RESENDING: OrderPlacementState = { kind: 'resending', ...SIGNING, channel: 'call' };
const BY_KEY: OrderPlacementState = { kind: 'checking', lookup: { attempt: ATTEMPT } };
const BY_ID: OrderPlacementState = { kind: 'checking', lookup: { checkoutId: 'chk_1' } };
const CODE_LOST: OrderPlacementState = { kind: 'checking', lookup: { checkoutId: 'chk_1', codeSent: true } };
const PLACED: OrderPlacementState = { kind: 'placed', checkout: checkout('placed') };
const sent: OrderPlacementEvent = { type: 'status-received', checkout: checkout('otp_required'), otp: OTP };

test.each([
  ['submitting the form sends the attempt', FORM, { type: 'submitted', attempt: ATTEMPT }, CREATING],
  [
    'a second submit while the attempt is being sent is ignored',
    CREATING,
    { type: 'submitted', attempt: { ...ATTEMPT, key: 'key-2' } },
    CREATING,
  ],
  ['an attempt of another tab is looked up', FORM, { type: 'joined', attempt: ATTEMPT }, BY_KEY],
  ['a created checkout opens the code step', CREATING, sent, CODE],
  ['after a lost response the attempt is looked up by its idempotency key', CREATING, { type: 'answer-lost' }, BY_KEY],
  ['an attempt that the server never received is sent again with the same key', BY_KEY, { type: 'not-found', lapsed: false }, CREATING],
  ['an old attempt that the server never received is not sent again: the form opens', BY_KEY, { type: 'not-found', lapsed: true }, FORM],
  ['an unknown checkout opens the form', BY_ID, { type: 'not-found', lapsed: false }, FORM],
  ['a refusal opens the form with its reason', CREATING, { type: 'refused', refusal: WRONG }, { kind: 'form', refusal: WRONG }],
  ['an entered code is sent for confirmation', CODE, { type: 'code-entered', code: '123456' }, CONFIRMING],
  ['a right code places the order', CONFIRMING, { type: 'status-received', checkout: checkout('placed'), otp: null }, PLACED],
  [
    'a wrong code shows the remaining tries',
    CONFIRMING,
    { type: 'code-refused', refusal: WRONG, now: 1 },
    { ...CODE, otp: { ...OTP, triesLeft: 4 }, refusal: WRONG },
  ],
  [
    'changed conditions at the confirmation open the form',
    CONFIRMING,
    { type: 'refused', refusal: refusal('quote_changed') },
    { kind: 'form', refusal: refusal('quote_changed') },
  ],
  ['after a lost response to a code the checkout is looked up by its id', CONFIRMING, { type: 'answer-lost' }, CODE_LOST],
  ['a code that the server never received opens the code step with a notice', CODE_LOST, sent, { ...CODE, notice: 'code-not-received' }],
  ['a reloaded page opens the code step without a notice', BY_ID, sent, CODE],
  [
    'an order placed despite a lost response is found',
    CODE_LOST,
    { type: 'status-received', checkout: checkout('placed'), otp: null },
    PLACED,
  ],
  ['a new code can be requested', CODE, { type: 'resend-asked', channel: 'call' }, RESENDING],
  ['a new code opens the code step', RESENDING, { type: 'code-resent', otp: OTP }, CODE],
  ['an expired checkout opens the form', BY_ID, { type: 'status-received', checkout: checkout('expired'), otp: null }, FORM],
  ['a response that arrives after the customer went back is ignored', FORM, sent, FORM],
  ['going back from the code step opens the form', CODE, { type: 'started-over' }, FORM],
] satisfies [string, OrderPlacementState, OrderPlacementEvent, OrderPlacementState][])(
  '[X-17] orderPlacementMachine: %s',
  (_what, state, event, next) => {
    expect(orderPlacementMachine(state, event)).toEqual(next);
  },
);

test('[X-17] initialOrderPlacementState looks up a saved attempt or the checkout of the URL; without both it is the form', () => {
  expect(initialOrderPlacementState({ attempt: ATTEMPT })).toEqual(BY_KEY);
  expect(initialOrderPlacementState({ checkoutId: 'chk_1' })).toEqual(BY_ID);
  expect(initialOrderPlacementState(null)).toEqual(FORM);
});
