import { expect, test } from 'vitest';
import { payment } from '../../testing/orders.ts';
import { lineOfPress, paymentLine } from './payment-line.ts';
import { paymentOf } from './payment-of.ts';

type Wire = ReturnType<typeof payment>;
const at = '2026-11-21T08:00:00.000Z';
const event = (type: string, step: Wire['events'][number]['step']): Wire['events'][number] => ({ type, step, status: 'processing', at });
const of = (status: Wire['status'], change: Partial<Wire>) => paymentOf(payment(status, change), { now: 0, readable: (text) => text });
const sent = [event('created', 'sent'), event('code_sent', 'code')];
const accepted = [...sent, event('code_accepted', 'code'), event('charge_requested', 'bank')];
const paid = [...accepted, event('charged', 'bank'), event('order_paid', 'store'), event('settled', 'ledger')];

test.each([
  ['a code is awaited', of('otp_required', { events: sent }), false, ['code_sent', 'created']],
  ['a code was sent off and nobody answered', of('otp_required', { events: sent }), true, ['result-unknown', 'code_sent', 'created']],
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
    'all is done',
    of('succeeded', { events: paid }),
    false,
    ['settled', 'order_paid', 'charged', 'charge_requested', 'code_accepted', 'code_sent', 'created'],
  ],
  ['it failed', of('failed', { events: [...sent, event('failed', 'code')] }), false, ['failed', 'code_sent', 'created']],
  ['a newer server tells what is not known here', of('succeeded', { events: [event('scored', 'bank')] }), false, ['at-bank']],
] as const)('[X-03] the time line tells what is known, newest first: %s', (_, known, resultLost, words) => {
  expect(paymentLine(known, { resultLost }).map(({ what }) => what)).toEqual(words);
});

test('[X-03] before the server has named the payment only the press is known', () => {
  expect(lineOfPress(Date.parse(at)).map(({ what, tone }) => [what, tone])).toEqual([
    ['result-unknown', 'soon'],
    ['press-kept', 'info'],
  ]);
});
