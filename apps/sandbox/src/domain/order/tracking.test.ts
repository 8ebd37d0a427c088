import type { CalendarDate } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { trackingOf } from './tracking.ts';

const NOTHING = { number: null, expected_on: null, keep_until: null };
/** Late evening in Tashkent (23:30). */
const at = new Date('2026-11-24T18:30:00Z');
const tracked = (status: string, deliveryKind: string, confirmedOn: CalendarDate | null = '2026-11-22') =>
  trackingOf({
    order: { id: '100012', status, deliveryKind, confirmedOn },
    events: [
      { status: 'repair', at: new Date('2026-01-01T00:00:00Z') },
      { status, at },
    ],
  });

test.each([
  ['confirmed', 'delivery', { expected_on: '2026-11-26' }],
  ['packing', 'delivery', { expected_on: '2026-11-26' }],
  ['packing', 'pickup', { expected_on: '2026-11-24' }],
  ['packed', 'delivery', { expected_on: '2026-11-26' }],
  ['packed', 'pickup', { keep_until: '2026-11-29' }],
  ['shipping', 'delivery', { expected_on: '2026-11-26' }],
  ['dpd_delivery', 'delivery', { expected_on: '2026-11-29', number: 'UZ0000100012' }],
  ['repair', 'delivery', { expected_on: '2026-12-14' }],
])('trackingOf an order in %s (%s) promises %j', (status, kind, promise) => {
  expect(tracked(status, kind)).toEqual({ ...NOTHING, ...promise });
});

test('trackingOf counts the promised day from the day of the status if the store never confirmed the order', () => {
  expect(tracked('in_work', 'delivery', null)?.expected_on).toBe('2026-11-28');
});

test.each(['pending', 'waiting', 'delivered', 'finished', 'returned', 'canceled', 'broke'])('trackingOf is null in status %s', (status) => {
  expect(tracked(status, 'delivery')).toBeNull();
});

test('trackingOf an order in shipping without an event of this status is null', () => {
  expect(trackingOf({ order: { id: '1', status: 'shipping', deliveryKind: 'delivery', confirmedOn: null }, events: [] })).toBeNull();
});
