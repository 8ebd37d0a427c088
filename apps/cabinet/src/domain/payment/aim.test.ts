import { expect, test } from 'vitest';
import { AIMS, INSTALMENTS_AIM, ORDERS_AIM, OTHER_ORDER } from '../../testing/aims.ts';
import { aimFields, aimKey, parseKeptAim } from './aim.ts';

test.each([
  [AIMS.instalment, 'pay.100008', { purpose: 'instalment', order_id: '100008' }],
  [AIMS.order, 'pay.100008', { purpose: 'order', order_id: '100008' }],
  [AIMS.initial_fee, 'pay.100008', { purpose: 'initial_fee', order_id: '100008' }],
  [AIMS.payoff, 'pay.100008', { purpose: 'payoff', order_id: '100008', quote_id: 'quote_1' }],
  [AIMS.top_up, 'top-up', { purpose: 'top_up' }],
  [OTHER_ORDER, 'pay.100002', { purpose: 'instalment', order_id: '100002' }],
  [
    ORDERS_AIM,
    'orders.chk_1',
    {
      purpose: 'initial_fee',
      orders: [
        { order_id: '100100', amount: 235_000 },
        { order_id: '100101', amount: 50_000 },
      ],
    },
  ],
  [
    INSTALMENTS_AIM,
    'instalments',
    {
      purpose: 'instalment',
      orders: [
        { order_id: '100008', amount: 467_000 },
        { order_id: '100002', amount: 508_000 },
      ],
    },
  ],
] as const)('$purpose has its key and its fields', (aim, key, fields) => {
  expect(aimKey(aim)).toBe(key);
  expect(aimFields(aim)).toEqual(fields);
});

test.each([...Object.values(AIMS), ORDERS_AIM, INSTALMENTS_AIM])('a kept aim is read back: $purpose', (aim) => {
  expect(parseKeptAim(aimKey(aim), { ...aim, amount: 1 })).toEqual(aim);
});

test('an aim of an older build takes its order from the key', () => {
  expect(parseKeptAim('pay.100008', { purpose: 'initial_fee' })).toEqual(AIMS.initial_fee);
});

test.each([
  ['an aim of another key', 'pay.100008', OTHER_ORDER],
  ['an aim of another checkout', 'orders.chk_2', ORDERS_AIM],
  ['orders of a purpose that is paid one by one', 'orders.chk_1', { ...ORDERS_AIM, purpose: 'payoff' }],
  ['a purpose that nobody knows', 'pay.100008', { purpose: 'gift' }],
  ['a payoff without its quote', 'pay.100008', { purpose: 'payoff', order_id: '100008' }],
] as const)('%s is not taken', (_title, key, kept) => {
  expect(parseKeptAim(key, kept)).toBeNull();
});
