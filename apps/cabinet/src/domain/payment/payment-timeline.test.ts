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
  ['`code_sent` comes first while a code is awaited', of('otp_required', { events: sent }), false, ['code_sent', 'created']],
  [
    '`result-unknown` comes first after a lost response to a code',
    of('otp_required', { events: sent }),
    true,
    ['result-unknown', 'code_sent', 'created'],
  ],
  [
    '`awaits-bank` comes first while the bank is charging',
    of('processing', { events: accepted }),
    false,
    ['awaits-bank', 'charge_requested', 'code_accepted', 'code_sent', 'created'],
  ],
  [
    '`awaits-app` comes first while a payment app is open',
    of('processing', { events: [event('created', 'sent')], url: 'https://app.example/' }),
    false,
    ['awaits-app', 'created'],
  ],
  [
    '`settled` comes first once the payment has succeeded',
    of('succeeded', { events: paid }),
    false,
    ['settled', 'order_paid', 'charged', 'charge_requested', 'code_accepted', 'code_sent', 'created'],
  ],
  [
    '`failed` comes first after a failure',
    of('failed', { events: [...sent, event('failed', 'code')] }),
    false,
    ['failed', 'code_sent', 'created'],
  ],
  ['an unknown event of a newer server is listed as `at-bank`', of('succeeded', { events: [event('scored', 'bank')] }), false, ['at-bank']],
] as const)('[X-03] in the time line of a payment, newest first, %s', (_, known, resultLost, words) => {
  expect(paymentTimeline(known, { resultLost }).map(({ kind }) => kind)).toEqual(words);
});

test('[X-03] before a payment has an id, its time line has only `result-unknown` and `press-kept`', () => {
  expect(submittedTimeline(Date.parse(at)).map(({ kind, tone }) => [kind, tone])).toEqual([
    ['result-unknown', 'soon'],
    ['press-kept', 'info'],
  ]);
});
