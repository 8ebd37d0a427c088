import { expect, test } from 'vitest';
import { wirePayment } from '../../testing/orders.ts';
import { paymentTimeline, submittedTimeline } from './payment-timeline.ts';
import { toPayment } from './to-payment.ts';

type Wire = ReturnType<typeof wirePayment>;
const at = '2026-11-21T08:00:00.000Z';
const event = (type: string, step: Wire['events'][number]['step']): Wire['events'][number] => ({ type, step, status: 'processing', at });
const of = (status: Wire['status'], change: Partial<Wire>) =>
  toPayment(wirePayment(status, change), { now: 0, transliterate: (text) => text });
const sent = [event('created', 'sent'), event('code_sent', 'code')];
const accepted = [...sent, event('code_accepted', 'code'), event('charge_requested', 'bank')];
const paid = [...accepted, event('charged', 'bank'), event('order_paid', 'store'), event('settled', 'ledger')];

test.each([
  ['a code is awaited', of('otp_required', { events: sent }), false, ['code_sent', 'created']],
  ['the response to a code was lost', of('otp_required', { events: sent }), true, ['result-unknown', 'code_sent', 'created']],
  [
    'the bank is charging',
    of('processing', { events: accepted }),
    false,
    ['awaits-bank', 'charge_requested', 'code_accepted', 'code_sent', 'created'],
  ],
  [
    'a payment app is open',
    of('processing', { events: [event('created', 'sent')], url: 'https://app.example/' }),
    false,
    ['awaits-app', 'created'],
  ],
  [
    'the payment succeeded',
    of('succeeded', { events: paid }),
    false,
    ['settled', 'order_paid', 'charged', 'charge_requested', 'code_accepted', 'code_sent', 'created'],
  ],
  ['the payment failed', of('failed', { events: [...sent, event('failed', 'code')] }), false, ['failed', 'code_sent', 'created']],
  ['a newer server sends an unknown event', of('succeeded', { events: [event('scored', 'bank')] }), false, ['at-bank']],
] as const)('[X-03] the time line of a payment lists its events, newest first: %s', (_, known, resultLost, words) => {
  expect(paymentTimeline(known, { resultLost }).map(({ kind }) => kind)).toEqual(words);
});

test('[X-03] before the payment has an id, its time line has only the press and an unknown result', () => {
  expect(submittedTimeline(Date.parse(at)).map(({ kind, tone }) => [kind, tone])).toEqual([
    ['result-unknown', 'soon'],
    ['press-kept', 'info'],
  ]);
});
