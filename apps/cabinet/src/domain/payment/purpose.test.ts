import { expect, test } from 'vitest';
import { INSTALMENTS_PURPOSE, ORDERS_PURPOSE, OTHER_ORDER_PURPOSE, PURPOSES } from '../../testing/purposes.ts';
import { parseStoredPurpose, purposeKey, purposeRequestFields } from './purpose.ts';

test.each([
  [PURPOSES.instalment, 'pay.100008', { purpose: 'instalment', order_id: '100008' }],
  [PURPOSES.order, 'pay.100008', { purpose: 'order', order_id: '100008' }],
  [PURPOSES.initial_fee, 'pay.100008', { purpose: 'initial_fee', order_id: '100008' }],
  [PURPOSES.payoff, 'pay.100008', { purpose: 'payoff', order_id: '100008', quote_id: 'quote_1' }],
  [PURPOSES.top_up, 'top-up', { purpose: 'top_up' }],
  [OTHER_ORDER_PURPOSE, 'pay.100002', { purpose: 'instalment', order_id: '100002' }],
  [
    ORDERS_PURPOSE,
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
    INSTALMENTS_PURPOSE,
    'instalments',
    {
      purpose: 'instalment',
      orders: [
        { order_id: '100008', amount: 467_000 },
        { order_id: '100002', amount: 508_000 },
      ],
    },
  ],
] as const)('the payment purpose %j has the purpose key %s and the request fields %j', (aim, key, fields) => {
  expect(purposeKey(aim)).toBe(key);
  expect(purposeRequestFields(aim)).toEqual(fields);
});

test.each([...Object.values(PURPOSES), ORDERS_PURPOSE, INSTALMENTS_PURPOSE])('a stored payment purpose is read back: $purpose', (aim) => {
  expect(parseStoredPurpose(purposeKey(aim), { ...aim, amount: 1 })).toEqual(aim);
});

test('a payment purpose stored by an older build takes its order from the purpose key', () => {
  expect(parseStoredPurpose('pay.100008', { purpose: 'initial_fee' })).toEqual(PURPOSES.initial_fee);
});

test.each([
  ['a purpose for another order', 'pay.100008', OTHER_ORDER_PURPOSE],
  ['a purpose for another checkout', 'orders.chk_2', ORDERS_PURPOSE],
  ['a payoff of several orders', 'orders.chk_1', { ...ORDERS_PURPOSE, purpose: 'payoff' }],
  ['an unknown purpose', 'pay.100008', { purpose: 'gift' }],
  ['a payoff without its quote', 'pay.100008', { purpose: 'payoff', order_id: '100008' }],
] as const)('`parseStoredPurpose` refuses %s', (_title, key, kept) => {
  expect(parseStoredPurpose(key, kept)).toBeNull();
});
