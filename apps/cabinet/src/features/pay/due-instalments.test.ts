import { expect, test } from 'vitest';
import { monthPayment, UPCOMING_PAYMENT } from '../../testing/month.ts';
import { dueInstalments, initialInstalmentSelection, purposeOfInstalments, updateInstalmentSelection } from './due-instalments.ts';

const LATE = monthPayment();
const LATER = monthPayment({ number: 3, due_date: '2026-12-18', reason: 'instalment', overdue_days: 0, amount: 466_980 });
const LATE_TOO = monthPayment({ number: 1, due_date: '2026-10-18', overdue_days: 34, amount: 467_000 });
const FEE = monthPayment({ order_id: '100100', reason: 'initial_fee', number: null, due_date: null, overdue_days: 0, amount: 235_000 });
const amountsOf = (...payments: Parameters<typeof dueInstalments>[0][number][]) =>
  dueInstalments(payments).map(({ id, amount }) => [id, amount]);

test.each([
  [
    'the overdue and the next instalment of an order as two items',
    [LATE, LATER],
    [
      ['100008.0', 467_000],
      ['100008.1', 466_980],
    ],
  ],
  ['all overdue instalments of an order as one item', [LATE_TOO, LATE], [['100008.0', 934_000]]],
  [
    'the items of several orders, overdue first, then by due date',
    [LATE_TOO, LATE, UPCOMING_PAYMENT, LATER],
    [
      ['100008.0', 934_000],
      ['100004.0', 412_000],
      ['100008.1', 466_980],
    ],
  ],
  ['no initial fee', [FEE, UPCOMING_PAYMENT], [['100004.0', 412_000]]],
  ['an empty list if nothing is due', [], []],
])('[S2-20] dueInstalments returns %s', (_, payments, due) => {
  expect(amountsOf(...payments)).toEqual(due);
});

test('initialInstalmentSelection selects overdue instalments, or the next one of each order if none is overdue', () => {
  expect(initialInstalmentSelection(dueInstalments([LATE, UPCOMING_PAYMENT, LATER]))).toEqual(['100008.0']);
  const after = { ...UPCOMING_PAYMENT, number: 2, due_date: '2026-12-20' } as const;
  expect(initialInstalmentSelection(dueInstalments([UPCOMING_PAYMENT, { ...LATER, order_id: '100009' }, after]))).toEqual([
    '100004.0',
    '100009.0',
  ]);
});

test('initialInstalmentSelection selects at most 20 orders, the maximum of one payment', () => {
  const many = Array.from({ length: 25 }, (_, at) => monthPayment({ order_id: `2000${at}` }));
  const chosen = initialInstalmentSelection(dueInstalments(many));
  expect(purposeOfInstalments(dueInstalments(many), chosen)?.purpose.orders).toHaveLength(20);
});

const THREE = dueInstalments([LATE, UPCOMING_PAYMENT, LATER]);

test.each([
  ['selecting a later instalment selects the earlier one of its order', [], ['100008.1'], ['100008.0', '100008.1']],
  ['deselecting an earlier instalment deselects the later one', ['100008.0', '100008.1'], ['100008.1'], []],
  ['a later instalment can be deselected alone', ['100008.0', '100008.1'], ['100008.0'], ['100008.0']],
  ['instalments of other orders stay selected', ['100004.0'], ['100004.0', '100008.0'], ['100008.0', '100004.0']],
  ['all instalments can be selected at once', [], ['100008.0', '100004.0', '100008.1'], ['100008.0', '100004.0', '100008.1']],
])('updateInstalmentSelection selects the oldest instalment of an order first: %s', (_, before, pressed, after) => {
  expect(updateInstalmentSelection(THREE, before, pressed)).toEqual(after);
});

test('purposeOfInstalments sums the chosen instalments per order, and returns null without a choice', () => {
  expect(purposeOfInstalments(THREE, ['100004.0', '100008.0', '100008.1', 'gone'])).toEqual({
    amount: 1_345_980,
    purpose: {
      purpose: 'instalment',
      orders: [
        { orderId: '100008', amount: 933_980 },
        { orderId: '100004', amount: 412_000 },
      ],
    },
  });
  expect(purposeOfInstalments(THREE, [])).toBeNull();
});
