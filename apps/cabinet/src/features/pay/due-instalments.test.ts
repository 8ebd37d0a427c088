import { expect, test } from 'vitest';
import { COMING, monthPayment } from '../../testing/month.ts';
import { aimOfInstalments, chooseInOrder, dueInstalments, startingChoice } from './due-instalments.ts';

const LATE = monthPayment();
const LATER = monthPayment({ number: 3, due_date: '2026-12-18', reason: 'instalment', overdue_days: 0, amount: 466_980 });
const LATE_TOO = monthPayment({ number: 1, due_date: '2026-10-18', overdue_days: 34, amount: 467_000 });
const FEE = monthPayment({ order_id: '100100', reason: 'initial_fee', number: null, due_date: null, overdue_days: 0, amount: 235_000 });
const sums = (...payments: Parameters<typeof dueInstalments>[0][number][]) =>
  dueInstalments(payments).map(({ id, amount }) => [id, amount]);

test.each([
  [
    'the overdue instalment of an order, and the one to come after it',
    [LATE, LATER],
    [
      ['100008.0', 467_000],
      ['100008.1', 466_980],
    ],
  ],
  ['all overdue instalments of an order together', [LATE_TOO, LATE], [['100008.0', 934_000]]],
  [
    'several orders: what is late first, then by day',
    [LATE_TOO, LATE, COMING, LATER],
    [
      ['100008.0', 934_000],
      ['100004.0', 412_000],
      ['100008.1', 466_980],
    ],
  ],
  ['no initial fee: it has its own payment', [FEE, COMING], [['100004.0', 412_000]]],
  ['nothing where nothing is due', [], []],
])('[S2-20] paid together: %s', (_, payments, due) => {
  expect(sums(...payments)).toEqual(due);
});

test('what is late is chosen beforehand, the next instalment of each order where nothing is late', () => {
  expect(startingChoice(dueInstalments([LATE, COMING, LATER]))).toEqual(['100008.0']);
  const after = { ...COMING, number: 2, due_date: '2026-12-20' } as const;
  expect(startingChoice(dueInstalments([COMING, { ...LATER, order_id: '100009' }, after]))).toEqual(['100004.0', '100009.0']);
});

test('no more orders are chosen beforehand than one payment takes', () => {
  const many = Array.from({ length: 25 }, (_, at) => monthPayment({ order_id: `2000${at}` }));
  const chosen = startingChoice(dueInstalments(many));
  expect(aimOfInstalments(dueInstalments(many), chosen)?.aim.orders).toHaveLength(20);
});

const THREE = dueInstalments([LATE, COMING, LATER]);

test.each([
  ['a later part brings the earlier one of its order', [], ['100008.1'], ['100008.0', '100008.1']],
  ['an earlier part that is taken out takes the later one out', ['100008.0', '100008.1'], ['100008.1'], []],
  ['a later part is taken out alone', ['100008.0', '100008.1'], ['100008.0'], ['100008.0']],
  ['other orders stay as they are', ['100004.0'], ['100004.0', '100008.0'], ['100008.0', '100004.0']],
  ['all at once', [], ['100008.0', '100004.0', '100008.1'], ['100008.0', '100004.0', '100008.1']],
])('parts of one order are paid oldest first: %s', (_, before, pressed, after) => {
  expect(chooseInOrder(THREE, before, pressed)).toEqual(after);
});

test('the chosen parts make one payment of their sum, in which each order stands once; none makes none', () => {
  expect(aimOfInstalments(THREE, ['100004.0', '100008.0', '100008.1', 'gone'])).toEqual({
    sum: 1_345_980,
    aim: {
      purpose: 'instalment',
      orders: [
        { orderId: '100008', amount: 933_980 },
        { orderId: '100004', amount: 412_000 },
      ],
    },
  });
  expect(aimOfInstalments(THREE, [])).toBeNull();
});
