import type { CalendarDate } from '@muddat/schedule';
import { expect, test } from 'vitest';
import type { Order } from '../../domain/order/order-queries.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { deliveryPlan } from './delivery-steps.ts';

const TODAY = '2026-11-25';
type Tracking = NonNullable<Order['tracking']>;
type Given = { status: string; events?: string; kind?: 'delivery' | 'pickup'; tracking?: Partial<Tracking>; today?: CalendarDate };

/** Parses `packed 22, shipping 24`: statuses, each with its day of November. */
const eventsOf = (text: string): Order['events'] =>
  text.split(', ').map((one) => {
    const [status = '', day = ''] = one.split(' ');
    return { status, at: `2026-11-${day}T09:00:00.000Z`, actor: 'store' };
  });

function planOf({ status, events = 'pending 20', kind = 'delivery', tracking, today = TODAY }: Given) {
  const plan = deliveryPlan(
    {
      status,
      events: eventsOf(events),
      delivery: { ...OVERDUE_ORDER.delivery, kind },
      tracking: tracking === undefined ? null : { number: null, expected_on: null, keep_until: null, ...tracking },
    },
    today,
  );
  if (plan === null) return null;
  // Each step becomes one line, such as `shipping now 24 by 26 late`.
  const lines = plan.steps.map(({ id, state, at, by, late }) =>
    [id, state, at?.slice(8, 10), by === null ? undefined : `by ${by.slice(8)}`, late ? 'late' : undefined].filter(Boolean).join(' '),
  );
  return [plan.kind, plan.number, ...lines];
}

const SENT = 'packed 22, shipping 24';
const DPD = 'packed 22, dpd_delivery 23';

test.each<[string, Given, ReturnType<typeof planOf>]>([
  [
    'an order that the store is packing',
    { status: 'packing', tracking: { expected_on: '2026-11-27' } },
    ['courier', null, 'packed now', 'handed next', 'received next by 27'],
  ],
  [
    'a packed order that waits for the courier',
    { status: 'packed', events: 'packed 24', tracking: { expected_on: '2026-11-27' } },
    ['courier', null, 'packed done 24', 'handed now', 'received next by 27'],
  ],
  [
    'an order that the courier is bringing',
    { status: 'shipping', events: SENT, tracking: { expected_on: '2026-11-26' } },
    ['courier', null, 'packed done 22', 'handed done 24', 'on-way now by 26', 'received next'],
  ],
  [
    'an order that the courier brings late',
    { status: 'shipping', events: SENT, tracking: { expected_on: '2026-11-24' } },
    ['courier', null, 'packed done 22', 'handed done 24', 'on-way now by 24 late', 'received next'],
  ],
  [
    'an order expected today, which is not late',
    { status: 'shipping', events: SENT, tracking: { expected_on: TODAY } },
    ['courier', null, 'packed done 22', 'handed done 24', 'on-way now by 25', 'received next'],
  ],
  [
    'an order sent by DPD, with its parcel number',
    { status: 'dpd_delivery', events: DPD, tracking: { expected_on: '2026-11-28', number: 'UZ1' } },
    ['dpd', 'UZ1', 'packed done 22', 'handed done 23', 'on-way now by 28', 'received next'],
  ],
  [
    'an order without a promised date',
    { status: 'shipping', events: SENT },
    ['courier', null, 'packed done 22', 'handed done 24', 'on-way now', 'received next'],
  ],
  [
    'a delivered order',
    { status: 'delivered', events: `${SENT}, delivered 25` },
    ['courier', null, 'packed done 22', 'handed done 24', 'received done 25'],
  ],
  [
    'an order refused at the door',
    { status: 'fail', events: `${SENT}, fail 25` },
    ['courier', null, 'packed done 22', 'handed done 24', 'received failed 25'],
  ],
  [
    'an order sent by DPD and refused at the door',
    { status: 'fail', events: `${DPD}, fail 25` },
    ['dpd', null, 'packed done 22', 'handed done 23', 'received failed 25'],
  ],
  [
    'an order that the branch is packing for pickup',
    { status: 'in_work', kind: 'pickup', tracking: { expected_on: '2026-11-26' } },
    ['pickup', null, 'packed now', 'ready next by 26', 'received next'],
  ],
  [
    'an order ready for pickup, with its last day',
    { status: 'packed', kind: 'pickup', events: 'packed 24', tracking: { keep_until: '2026-11-29' } },
    ['pickup', null, 'packed done 24', 'ready now 24 by 29', 'received next'],
  ],
  [
    'an order that the customer picked up',
    { status: 'delivered', kind: 'pickup', events: 'packed 24, delivered 25' },
    ['pickup', null, 'packed done 24', 'received done 25'],
  ],
  [
    'an order that the customer did not pick up',
    { status: 'fail', kind: 'pickup', events: 'packed 14, fail 24' },
    ['pickup', null, 'packed done 14', 'received failed 24'],
  ],
  [
    'goods in repair',
    { status: 'repair', events: 'delivered 01, repair 20', tracking: { expected_on: '2026-12-10' } },
    ['repair', null, 'received done 01', 'repair now 20 by 10', 'mended next'],
  ],
  [
    'goods in a late repair',
    { status: 'repair', events: 'delivered 01, repair 02', tracking: { expected_on: '2026-11-22' } },
    ['repair', null, 'received done 01', 'repair now 02 by 22 late', 'mended next'],
  ],
  [
    'repaired goods',
    { status: 'delivered', events: 'delivered 01, repair 10, delivered 20' },
    ['repair', null, 'received done 01', 'repair done 10', 'mended done 20'],
  ],
  [
    'goods in their second repair',
    { status: 'repair', events: 'delivered 01, repair 05, delivered 08, repair 21' },
    ['repair', null, 'received done 01', 'repair now 21', 'mended next'],
  ],
])('[S2-14] deliveryPlan returns the steps of %s', (_, given, steps) => {
  expect(planOf(given)).toEqual(steps);
});

test.each<[string, Given]>([
  ['an unconfirmed order', { status: 'waiting' }],
  ['a canceled order', { status: 'canceled', events: 'packed 24, canceled 25' }],
  ['an order that failed before packing', { status: 'fail', events: 'waiting 20, fail 21' }],
  ['an order delivered 15 days ago', { status: 'delivered', events: `${SENT}, delivered 25`, today: '2026-12-10' }],
  [
    'an overdue order that was paid long after its delivery',
    { status: 'delivered', events: 'packed 01, shipping 02, delivered 03, broke 20, delivered 25' },
  ],
  ['a repair that ended long ago', { status: 'delivered', events: 'delivered 01, repair 02, delivered 03' }],
  ['a closed order', { status: 'finished', events: `${SENT}, delivered 24, finished 25` }],
  ['an unknown status', { status: 'some_day_new' }],
])('[S2-14] deliveryPlan returns null for %s', (_, given) => {
  expect(planOf(given)).toBeNull();
});
