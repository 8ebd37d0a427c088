import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import { PURPOSES } from '../../testing/purposes.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { initialPaymentState, type PaymentEvent, type PaymentState, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentAttempt, PaymentDraft, PaymentStatus } from './payment.types.ts';

const draft: PaymentDraft = { purpose: PURPOSES.instalment, amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } };
const attempt: PaymentAttempt = { key: 'k1', startedAt: 1_000, draft };
const other: PaymentAttempt = { ...attempt, key: 'k2' };
const otp: SentOtp = {
  length: 6,
  resendAt: 60_000,
  expiresAt: 300_000,
  triesLeft: null,
  maskedPhone: '+998 90 *** ** 01',
  channel: 'sms',
  lockedUntil: null,
};
const paid = (status: PaymentStatus, own: SentOtp | null = null): Payment => ({
  id: 'p1',
  status,
  purpose: 'instalment',
  amount: 508_000,
  orderShares: [],
  excess: 0,
  sources: [],
  appUrl: null,
  events: [],
  updatedAt: '2026-11-21T08:00:12.000Z',
  otp: own,
  refundedAmount: 0,
  refunds: [],
  message: null,
  reason: null,
});
const waiting = paid('otp_required', otp);
const now = 1_000;
const wrong = refusalWith('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const play = (start: PaymentState, ...events: PaymentEvent[]) => events.reduce(paymentMachine, start);

const form: PaymentState = { kind: 'form', problem: null };
const sending: PaymentState = { kind: 'sending', attempt };
const awaiting: PaymentState = { kind: 'awaiting-code', payment: waiting, otp, problem: null, notice: null };
const confirming: PaymentState = { kind: 'confirming', payment: waiting, otp, code: '123456' };
const processing: PaymentState = { kind: 'processing', payment: paid('processing') };
const checkingKey: PaymentState = { kind: 'checking', reference: { attempt } };
const checkingCode: PaymentState = { kind: 'checking', reference: { paymentId: 'p1', codeSent: true } };
const atApp: PaymentState = { kind: 'processing', payment: { ...paid('processing'), appUrl: 'https://app.example/pay_1' } };
const succeeded: PaymentState = { kind: 'succeeded', payment: paid('succeeded') };
const failed: PaymentState = { kind: 'failed', payment: paid('failed') };

test.each<[string, PaymentState, PaymentEvent, PaymentState]>([
  ['a submitted form is sent with its key', form, { type: 'submitted', attempt }, sending],
  ['a second press while sending changes nothing', sending, { type: 'submitted', attempt: other }, sending],
  ['a refusal returns to the form', sending, { type: 'refused', problem: wrong, now }, { kind: 'form', problem: wrong }],
  ['after a lost response the payment is looked up by its key', sending, { type: 'answer-lost' }, checkingKey],
  ['a request that the server did not get is sent again with the same key', checkingKey, { type: 'not-found' }, sending],
  ['the look-up by the key continues after a lost response', checkingKey, { type: 'answer-lost' }, checkingKey],
  ['the look-up by the key continues after a refusal', checkingKey, { type: 'refused', problem: wrong, now }, checkingKey],
  ['an attempt of another tab is looked up', form, { type: 'joined', attempt }, checkingKey],
  ['an attempt of another tab does not replace the own one', sending, { type: 'joined', attempt: other }, sending],
  ['a request that the server did not get returns to the form once it has lapsed', checkingKey, { type: 'lapsed' }, form],
  ['the customer can start over while a code is awaited', awaiting, { type: 'started-over' }, form],
  ['the customer cannot start over while a code is checked', confirming, { type: 'started-over' }, confirming],
  ['the customer cannot start over while the result is unknown', checkingKey, { type: 'started-over' }, checkingKey],
  ['a payment id that is not found returns to the form', checkingCode, { type: 'not-found' }, form],
  ['a payment that requires a code opens the code step', sending, { type: 'status-received', payment: waiting }, awaiting],
  ['a payment from the balance is processed at once', sending, { type: 'status-received', payment: paid('processing') }, processing],
  ['a typed code is sent', awaiting, { type: 'code-entered', code: '123456' }, confirming],
  ['a second code while the first is checked is ignored', confirming, { type: 'code-entered', code: '999999' }, confirming],
  ['after an accepted code the payment is processed', confirming, { type: 'status-received', payment: paid('processing') }, processing],
  [
    'after an accepted code the payment may have succeeded already',
    confirming,
    { type: 'status-received', payment: paid('succeeded') },
    succeeded,
  ],
  ['after a lost response to a code the payment is looked up by its id', confirming, { type: 'answer-lost' }, checkingCode],
  [
    'a code that the server did not get can be entered again',
    checkingCode,
    { type: 'status-received', payment: waiting },
    { ...awaiting, notice: 'code-not-received' },
  ],
  [
    'a look-up that finds the payment paid ends in success',
    checkingCode,
    { type: 'status-received', payment: paid('succeeded') },
    succeeded,
  ],
  ['the customer cannot start over while the bank is charging', processing, { type: 'started-over' }, processing],
  ['[S7-16] the customer can leave a payment app for another source', atApp, { type: 'started-over' }, form],
  ['[S7-16] a payment made in the app ends in success', atApp, { type: 'status-received', payment: paid('succeeded') }, succeeded],
  [
    'a payment in processing that is reported as succeeded ends in success',
    processing,
    { type: 'status-received', payment: paid('succeeded') },
    succeeded,
  ],
  [
    'a payment in processing that is reported as failed ends in failure',
    processing,
    { type: 'status-received', payment: paid('failed') },
    failed,
  ],
  ['a payment in processing stays in processing after a lost response', processing, { type: 'answer-lost' }, processing],
  [
    'an expired payment ends in failure',
    checkingKey,
    { type: 'status-received', payment: paid('expired') },
    { kind: 'failed', payment: paid('expired') },
  ],
  ['a late failure does not change a succeeded payment', succeeded, { type: 'status-received', payment: paid('failed') }, succeeded],
  ['the customer can start over after a failure', failed, { type: 'started-over' }, form],
  ['a response that arrives after starting over is ignored', form, { type: 'status-received', payment: paid('succeeded') }, form],
])('the payment flow: %s', (_, state, event, next) => {
  expect(paymentMachine(state, event)).toEqual(next);
});

test('after a wrong code the payment flow stays on the code step and has the tries left', () => {
  const next = play(confirming, { type: 'code-refused', problem: wrong, now });
  expect(next).toEqual({ kind: 'awaiting-code', payment: waiting, otp: { ...otp, triesLeft: 4 }, problem: wrong, notice: null });
});

test('after the last wrong code the payment is looked up by its id', () => {
  const next = play(confirming, { type: 'code-refused', problem: { ...wrong, triesLeft: 0 }, now });
  expect(next).toMatchObject({ kind: 'checking', reference: { paymentId: 'p1' } });
});

test.each(['otp_locked', 'otp_expired', 'payment_not_confirmable'])('for a code refused as %s the payment is looked up by id', (code) => {
  const next = play(confirming, { type: 'code-refused', problem: refusalWith(code), now });
  expect(next).toMatchObject({ kind: 'checking', reference: { paymentId: 'p1' } });
});

test('a resent code starts its own countdown and keeps the payment', () => {
  const fresh = { ...otp, resendAt: 120_000 };
  expect(play(awaiting, { type: 'resend-asked', channel: 'call' }, { type: 'code-resent', otp: fresh })).toEqual({
    ...awaiting,
    otp: fresh,
  });
});

test('a resend that is refused as too early keeps the code, and the countdown starts again', () => {
  const early = refusalWith('resend_too_early', 'рано', { retryAfter: 20 });
  expect(play(awaiting, { type: 'resend-asked', channel: 'call' }, { type: 'refused', problem: early, now })).toEqual({
    ...awaiting,
    otp: { ...otp, resendAt: 21_000 },
    problem: early,
  });
});

test('the refusal `too_many_wrong_codes` locks the code for the given time and keeps the payment', () => {
  const usedUp = refusalWith('too_many_wrong_codes', 'через 4 минуты', { retryAfter: 240 });
  expect(play(confirming, { type: 'code-refused', problem: usedUp, now })).toEqual({
    ...awaiting,
    otp: { ...otp, lockedUntil: now + 240_000, triesLeft: 0 },
    problem: usedUp,
  });
});

test.each<[string, Parameters<typeof initialPaymentState>[0], PaymentState]>([
  ['nothing starts at the form', null, form],
  ['a payment id in the URL looks up the payment', { paymentId: 'p1' }, { kind: 'checking', reference: { paymentId: 'p1' } }],
  ['a stored attempt looks up its key', { attempt }, checkingKey],
  ['a key in the URL, as after a payment app, looks up the key', { key: 'k1' }, { kind: 'checking', reference: { key: 'k1' } }],
])('a visit of the payment page that finds %s', (_, trace, state) => {
  expect(initialPaymentState(trace)).toEqual(state);
});

test('no sequence of lost and repeated events sends one payment with two idempotency keys', () => {
  const events: PaymentEvent[] = [
    { type: 'answer-lost' },
    { type: 'not-found' },
    { type: 'submitted', attempt: other },
    { type: 'joined', attempt: other },
    { type: 'refused', problem: wrong, now },
    { type: 'status-received', payment: waiting },
  ];
  const seen = new Set<string>();
  const walk = (state: PaymentState, depth: number) => {
    if (state.kind === 'sending') seen.add(state.attempt.key);
    if (state.kind === 'form') return;
    if (depth > 0) for (const event of events) walk(paymentMachine(state, event), depth - 1);
  };
  walk(sending, 6);
  expect([...seen]).toEqual(['k1']);
});

test('[S7-16] an idempotency key that is only in the URL is looked up and never sent', () => {
  const back = initialPaymentState({ key: 'k1' });
  expect(play(back, { type: 'not-found' })).toEqual(form);
  expect(play(back, { type: 'lapsed' })).toEqual(form);
  expect(play(back, { type: 'answer-lost' })).toEqual(back);
  expect(play(back, { type: 'status-received', payment: paid('expired') })).toEqual({ kind: 'failed', payment: paid('expired') });
});
