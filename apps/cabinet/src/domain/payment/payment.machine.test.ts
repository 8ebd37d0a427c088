import { expect, test } from 'vitest';
import type { SentOtp } from '../../shared/code-step/sent-otp.ts';
import { AIMS } from '../../testing/aims.ts';
import { refused } from '../../testing/refusals.ts';
import { initialPaymentState, type PaymentEvent, type PaymentState, paymentMachine } from './payment.machine.ts';
import type { Payment, PaymentAttempt, PaymentDraft, PaymentStatus } from './payment.types.ts';

const draft: PaymentDraft = { aim: AIMS.instalment, amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } };
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
  parts: [],
  excess: 0,
  sources: [],
  appUrl: null,
  events: [],
  at: '2026-11-21T08:00:12.000Z',
  otp: own,
  returned: 0,
  refunds: [],
  message: null,
  reason: null,
});
const waiting = paid('otp_required', otp);
const now = 1_000;
const wrong = refused('otp_wrong', 'Введен неправильный код', { triesLeft: 4 });
const play = (start: PaymentState, ...events: PaymentEvent[]) => events.reduce(paymentMachine, start);

const form: PaymentState = { kind: 'form', problem: null };
const sending: PaymentState = { kind: 'sending', attempt };
const awaiting: PaymentState = { kind: 'awaiting-code', payment: waiting, otp, problem: null, notice: null };
const confirming: PaymentState = { kind: 'confirming', payment: waiting, otp, code: '123456' };
const processing: PaymentState = { kind: 'processing', payment: paid('processing') };
const checkingKey: PaymentState = { kind: 'checking', trace: { attempt } };
const checkingCode: PaymentState = { kind: 'checking', trace: { paymentId: 'p1', codeSent: true } };
const atApp: PaymentState = { kind: 'processing', payment: { ...paid('processing'), appUrl: 'https://app.example/pay_1' } };
const succeeded: PaymentState = { kind: 'succeeded', payment: paid('succeeded') };
const failed: PaymentState = { kind: 'failed', payment: paid('failed') };

test.each<[string, PaymentState, PaymentEvent, PaymentState]>([
  ['a submitted form is sent under its key', form, { type: 'submitted', attempt }, sending],
  ['a second press while sending changes nothing', sending, { type: 'submitted', attempt: other }, sending],
  ['a refusal comes back to the form', sending, { type: 'refused', problem: wrong, now }, { kind: 'form', problem: wrong }],
  ['a lost answer is looked up by the key', sending, { type: 'answer-lost' }, checkingKey],
  ['what was never received is sent again under the same key', checkingKey, { type: 'not-found' }, sending],
  ['a poll that gets no answer goes on', checkingKey, { type: 'answer-lost' }, checkingKey],
  ['a poll that is refused goes on', checkingKey, { type: 'refused', problem: wrong, now }, checkingKey],
  ['what another tab has begun is looked up', form, { type: 'joined', attempt }, checkingKey],
  ['what was begun here is not left for another', sending, { type: 'joined', attempt: other }, sending],
  ['what was never received is not sent long after the button was pressed', checkingKey, { type: 'lapsed' }, form],
  ['while a code is awaited one may start over', awaiting, { type: 'started-over' }, form],
  ['once a code is sent off one may not', confirming, { type: 'started-over' }, confirming],
  ['what is not known yet is not started over', checkingKey, { type: 'started-over' }, checkingKey],
  ['a payment that is not this customer’s leads to the form', checkingCode, { type: 'not-found' }, form],
  ['a payment that wants a code asks for it', sending, { type: 'status-received', payment: waiting }, awaiting],
  ['a payment from the balance is processed at once', sending, { type: 'status-received', payment: paid('processing') }, processing],
  ['a code is sent off', awaiting, { type: 'code-entered', code: '123456' }, confirming],
  ['a second code while one is sent off changes nothing', confirming, { type: 'code-entered', code: '999999' }, confirming],
  ['an accepted code is processed', confirming, { type: 'status-received', payment: paid('processing') }, processing],
  ['an accepted code may have paid already', confirming, { type: 'status-received', payment: paid('succeeded') }, succeeded],
  ['a lost answer to a code is looked up by the payment', confirming, { type: 'answer-lost' }, checkingCode],
  [
    'a code that was not received may be entered again',
    checkingCode,
    { type: 'status-received', payment: waiting },
    { ...awaiting, notice: 'code-not-received' },
  ],
  ['a paid payment is found again', checkingCode, { type: 'status-received', payment: paid('succeeded') }, succeeded],
  ['what the bank is charging is not started over', processing, { type: 'started-over' }, processing],
  ['[S7-16] a payment app that was left may give way to another source', atApp, { type: 'started-over' }, form],
  ['[S7-16] a payment that was made in the app has succeeded', atApp, { type: 'status-received', payment: paid('succeeded') }, succeeded],
  ['processing ends in success', processing, { type: 'status-received', payment: paid('succeeded') }, succeeded],
  ['processing ends in failure', processing, { type: 'status-received', payment: paid('failed') }, failed],
  ['processing outlives a lost look', processing, { type: 'answer-lost' }, processing],
  [
    'an expired payment has failed',
    checkingKey,
    { type: 'status-received', payment: paid('expired') },
    { kind: 'failed', payment: paid('expired') },
  ],
  ['success is final', succeeded, { type: 'status-received', payment: paid('failed') }, succeeded],
  ['after a failure one may start over', failed, { type: 'started-over' }, form],
  ['an answer that comes after starting over is dropped', form, { type: 'status-received', payment: paid('succeeded') }, form],
])('%s', (_, state, event, next) => {
  expect(paymentMachine(state, event)).toEqual(next);
});

test('a wrong code stays on the code with the tries that are left', () => {
  const next = play(confirming, { type: 'code-refused', problem: wrong, now });
  expect(next).toEqual({ kind: 'awaiting-code', payment: waiting, otp: { ...otp, triesLeft: 4 }, problem: wrong, notice: null });
});

test('after the last try the payment itself is asked for', () => {
  const next = play(confirming, { type: 'code-refused', problem: { ...wrong, triesLeft: 0 }, now });
  expect(next).toMatchObject({ kind: 'checking', trace: { paymentId: 'p1' } });
});

test.each(['otp_locked', 'otp_expired', 'payment_not_confirmable'])('after %s the payment itself is asked for', (code) => {
  const next = play(confirming, { type: 'code-refused', problem: refused(code), now });
  expect(next).toMatchObject({ kind: 'checking', trace: { paymentId: 'p1' } });
});

test('a new code brings its own countdown and keeps the payment', () => {
  const fresh = { ...otp, resendAt: 120_000 };
  expect(play(awaiting, { type: 'resend-asked', channel: 'call' }, { type: 'code-resent', otp: fresh })).toEqual({
    ...awaiting,
    otp: fresh,
  });
});

test('a resend that is refused as too early keeps the code, and the countdown starts again', () => {
  const early = refused('resend_too_early', 'рано', { retryAfter: 20 });
  expect(play(awaiting, { type: 'resend-asked', channel: 'call' }, { type: 'refused', problem: early, now })).toEqual({
    ...awaiting,
    otp: { ...otp, resendAt: 21_000 },
    problem: early,
  });
});

test('a budget that is used up keeps the payment and its code until it goes on', () => {
  const usedUp = refused('too_many_wrong_codes', 'через 4 минуты', { retryAfter: 240 });
  expect(play(confirming, { type: 'code-refused', problem: usedUp, now })).toEqual({
    ...awaiting,
    otp: { ...otp, lockedUntil: now + 240_000, triesLeft: 0 },
    problem: usedUp,
  });
});

test.each<[string, Parameters<typeof initialPaymentState>[0], PaymentState]>([
  ['nothing', null, form],
  ['a payment in the address', { paymentId: 'p1' }, { kind: 'checking', trace: { paymentId: 'p1' } }],
  ['a kept key', { attempt }, checkingKey],
  ['a key in the address, as after a payment app', { key: 'k1' }, { kind: 'checking', trace: { key: 'k1' } }],
])('a visit that finds %s begins there', (_, trace, state) => {
  expect(initialPaymentState(trace)).toEqual(state);
});

test('whatever is lost and repeated, one intention never goes out under two keys', () => {
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

test('[S7-16] a key that is only in the address is looked up, and never sent', () => {
  const back = initialPaymentState({ key: 'k1' });
  expect(play(back, { type: 'not-found' })).toEqual(form);
  expect(play(back, { type: 'lapsed' })).toEqual(form);
  expect(play(back, { type: 'answer-lost' })).toEqual(back);
  expect(play(back, { type: 'status-received', payment: paid('expired') })).toEqual({ kind: 'failed', payment: paid('expired') });
});
