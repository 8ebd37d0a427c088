import { expect, test } from 'vitest';
import { COMING, monthPayment } from '../../testing/month.ts';
import { aimOfInstalments, dueInstalments, startingChoice } from './due-instalments.ts';

const LATE = monthPayment();
const LATER = monthPayment({ number: 3, due_date: '2026-12-18', reason: 'instalment', overdue_days: 0, amount: 466_980 });
const LATE_TOO = monthPayment({ number: 1, due_date: '2026-10-18', overdue_days: 34, amount: 467_000 });
const FEE = monthPayment({ order_id: '100100', reason: 'initial_fee', number: null, due_date: null, overdue_days: 0, amount: 235_000 });
const sums = (...payments: Parameters<typeof dueInstalments>[0][number][]) =>
  dueInstalments(payments).map(({ orderId, amount }) => [orderId, amount]);

test.each([
  ['the overdue instalment of an order, without the one to come', [LATE, LATER], [['100008', 467_000]]],
  ['all overdue instalments of an order together', [LATE_TOO, LATE, LATER], [['100008', 934_000]]],
  ['the next instalment of an order in time', [COMING], [['100004', 412_000]]],
  [
    'several orders, each once',
    [LATE, COMING, LATER],
    [
      ['100008', 467_000],
      ['100004', 412_000],
    ],
  ],
  ['no initial fee: it has its own payment', [FEE, COMING], [['100004', 412_000]]],
  ['nothing where nothing is due', [], []],
])('[S2-20] paid together: %s', (_, payments, due) => {
  expect(sums(...payments)).toEqual(due);
});

test('what is late is chosen beforehand, all where nothing is late', () => {
  expect(startingChoice(dueInstalments([LATE, COMING]))).toEqual(['100008']);
  expect(startingChoice(dueInstalments([COMING, { ...LATER, order_id: '100009' }]))).toEqual(['100004', '100009']);
});

test('the chosen ones make one payment of their sum; none makes none', () => {
  const due = dueInstalments([LATE, COMING]);
  expect(aimOfInstalments(due, ['100004', '100008', 'gone'])).toEqual({
    sum: 879_000,
    aim: {
      purpose: 'instalment',
      orders: [
        { orderId: '100008', amount: 467_000 },
        { orderId: '100004', amount: 412_000 },
      ],
    },
  });
  expect(aimOfInstalments(due, [])).toBeNull();
});
