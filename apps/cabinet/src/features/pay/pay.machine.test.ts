import { expect, test } from 'vitest';
import { initialPayState, type PayEvent, type PayState, payMachine } from './pay.machine.ts';
import type { PayAttempt, PayDraft, Payment, PaymentStatus, PayOtp } from './pay.types.ts';

const draft: PayDraft = { purpose: 'instalment', amount: 508_000, source: { type: 'bank_card', entityId: 'c1' } };
const attempt: PayAttempt = { key: 'k1', startedAt: 1_000, draft };
const other: PayAttempt = { ...attempt, key: 'k2' };
const otp: PayOtp = { length: 6, resendAt: 60_000, expiresAt: 300_000, triesLeft: 5, maskedPhone: '+998 90 *** ** 01' };
const paid = (status: PaymentStatus, own: PayOtp | null = null): Payment => ({
  id: 'p1',
  status,
  amount: 508_000,
  excess: 0,
  last4: '1234',
  at: '2026-11-21T08:00:12.000Z',
  otp: own,
  message: null,
  reason: null,
});
const waiting = paid('otp_required', otp);
const wrong = { code: 'otp_wrong', message: 'Введен неправильный код' };
const play = (start: PayState, ...events: PayEvent[]) => events.reduce(payMachine, start);

const form: PayState = { kind: 'form', problem: null };
const sending: PayState = { kind: 'sending', attempt };
const awaiting: PayState = { kind: 'awaiting-code', payment: waiting, otp, problem: null, notice: null };
const confirming: PayState = { kind: 'confirming', payment: waiting, otp, code: '123456' };
const processing: PayState = { kind: 'processing', payment: paid('processing') };
const checkingKey: PayState = { kind: 'checking', trace: { attempt } };
const checkingCode: PayState = { kind: 'checking', trace: { paymentId: 'p1', codeSent: true } };
const succeeded: PayState = { kind: 'succeeded', payment: paid('succeeded') };
const failed: PayState = { kind: 'failed', payment: paid('failed') };

test.each<[string, PayState, PayEvent, PayState]>([
  ['a submitted form is sent under its key', form, { type: 'submitted', attempt }, sending],
  ['a second press while sending changes nothing', sending, { type: 'submitted', attempt: other }, sending],
  ['a refusal comes back to the form', sending, { type: 'refused', problem: wrong }, { kind: 'form', problem: wrong }],
  ['a lost answer is looked up by the key', sending, { type: 'answer-lost' }, checkingKey],
  ['what was never received is sent again under the same key', checkingKey, { type: 'not-found' }, sending],
  ['a look-up that gets no answer keeps looking', checkingKey, { type: 'answer-lost' }, checkingKey],
  ['a look-up that is refused keeps looking', checkingKey, { type: 'refused', problem: wrong }, checkingKey],
  ['what another tab has begun is looked up', form, { type: 'joined', attempt }, checkingKey],
  ['what was begun here is not left for another', sending, { type: 'joined', attempt: other }, sending],
  ['what was never received is not sent long after the button was pressed', checkingKey, { type: 'lapsed' }, form],
  ['while a code is awaited one may start over', awaiting, { type: 'started-over' }, form],
  ['once a code is sent off one may not', confirming, { type: 'started-over' }, confirming],
  ['what is not known yet is not started over', checkingKey, { type: 'started-over' }, checkingKey],
  ['a payment that is not this customer’s leads to the form', checkingCode, { type: 'not-found' }, form],
  ['a payment that wants a code asks for it', sending, { type: 'payment-told', payment: waiting }, awaiting],
  ['a payment from the balance is processed at once', sending, { type: 'payment-told', payment: paid('processing') }, processing],
  ['a code is sent off', awaiting, { type: 'code-entered', code: '123456' }, confirming],
  ['a second code while one is sent off changes nothing', confirming, { type: 'code-entered', code: '999999' }, confirming],
  ['an accepted code is processed', confirming, { type: 'payment-told', payment: paid('processing') }, processing],
  ['an accepted code may have paid already', confirming, { type: 'payment-told', payment: paid('succeeded') }, succeeded],
  ['a lost answer to a code is looked up by the payment', confirming, { type: 'answer-lost' }, checkingCode],
  [
    'a code that was not received may be entered again',
    checkingCode,
    { type: 'payment-told', payment: waiting },
    { ...awaiting, notice: 'code-not-received' },
  ],
  ['a paid payment is found again', checkingCode, { type: 'payment-told', payment: paid('succeeded') }, succeeded],
  ['processing ends in success', processing, { type: 'payment-told', payment: paid('succeeded') }, succeeded],
  ['processing ends in failure', processing, { type: 'payment-told', payment: paid('failed') }, failed],
  ['processing outlives a lost look', processing, { type: 'answer-lost' }, processing],
  [
    'an expired payment has failed',
    checkingKey,
    { type: 'payment-told', payment: paid('expired') },
    { kind: 'failed', payment: paid('expired') },
  ],
  ['success is final', succeeded, { type: 'payment-told', payment: paid('failed') }, succeeded],
  ['after a failure one may start over', failed, { type: 'started-over' }, form],
  ['an answer that comes after starting over is dropped', form, { type: 'payment-told', payment: paid('succeeded') }, form],
])('%s', (_, state, event, next) => {
  expect(payMachine(state, event)).toEqual(next);
});

test('a wrong code stays on the code with the tries that are left', () => {
  const next = play(confirming, { type: 'code-refused', problem: wrong, triesLeft: 4 });
  expect(next).toEqual({ kind: 'awaiting-code', payment: waiting, otp: { ...otp, triesLeft: 4 }, problem: wrong, notice: null });
});

test('after the last try the payment itself is asked for', () => {
  const next = play(confirming, { type: 'code-refused', problem: wrong, triesLeft: 0 });
  expect(next).toMatchObject({ kind: 'checking', trace: { paymentId: 'p1' } });
});

test.each(['otp_locked', 'otp_expired', 'payment_not_confirmable'])('after %s the payment itself is asked for', (code) => {
  const next = play(confirming, { type: 'code-refused', problem: { code, message: '' }, triesLeft: null });
  expect(next).toMatchObject({ kind: 'checking', trace: { paymentId: 'p1' } });
});

test('a new code brings its own countdown and keeps the payment', () => {
  const fresh = { ...otp, resendAt: 120_000 };
  expect(play(awaiting, { type: 'resend-asked' }, { type: 'code-resent', otp: fresh })).toEqual({ ...awaiting, otp: fresh });
});

test('a refused resend keeps the code that is there', () => {
  const early = { code: 'resend_too_early', message: 'рано' };
  expect(play(awaiting, { type: 'resend-asked' }, { type: 'refused', problem: early })).toEqual({ ...awaiting, problem: early });
});

test.each<[string, Parameters<typeof initialPayState>[0], PayState]>([
  ['nothing', null, form],
  ['a payment in the address', { paymentId: 'p1' }, { kind: 'checking', trace: { paymentId: 'p1' } }],
  ['a kept key', { attempt }, checkingKey],
])('a visit that finds %s begins there', (_, trace, state) => {
  expect(initialPayState(trace)).toEqual(state);
});

test('whatever is lost and repeated, one intention never goes out under two keys', () => {
  const events: PayEvent[] = [
    { type: 'answer-lost' },
    { type: 'not-found' },
    { type: 'submitted', attempt: other },
    { type: 'joined', attempt: other },
    { type: 'refused', problem: wrong },
    { type: 'payment-told', payment: waiting },
  ];
  const seen = new Set<string>();
  const walk = (state: PayState, depth: number) => {
    if (state.kind === 'sending') seen.add(state.attempt.key);
    if (state.kind === 'form') return;
    if (depth > 0) for (const event of events) walk(payMachine(state, event), depth - 1);
  };
  walk(sending, 6);
  expect([...seen]).toEqual(['k1']);
});
