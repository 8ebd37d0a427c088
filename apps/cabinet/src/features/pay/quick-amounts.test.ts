import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

const row = (number: number, amount: number, state: 'paid' | 'due' | 'upcoming' | 'overdue', paid = 0) => ({
  number,
  due_date: '2026-12-18' as const,
  amount,
  paid_amount: paid,
  state,
});
const schedule = [row(1, 467_000, 'paid', 467_000), row(2, 467_000, 'overdue'), row(3, 467_000, 'upcoming'), row(4, 465_980, 'upcoming')];

test('[X-02] quickAmounts of an overdue order offers the overdue amount, this plus the next instalment, and the payoff', () => {
  expect(quickAmounts({ payment_amount: 467_000, payment_reason: 'overdue', payment_max: 1_399_980, schedule }, 1_260_000)).toEqual([
    { kind: 'overdue', amount: 467_000 },
    { kind: 'with-next', amount: 934_000 },
    { kind: 'everything', amount: 1_260_000 },
  ]);
});

test('quickAmounts of an order without overdue payments offers the next instalment and the payoff', () => {
  expect(
    quickAmounts({ payment_amount: 467_000, payment_reason: 'instalment', payment_max: 932_980, schedule: schedule.slice(2) }, 900_000),
  ).toEqual([
    { kind: 'next', amount: 467_000 },
    { kind: 'everything', amount: 900_000 },
  ]);
});

test('quickAmounts offers only the payoff when the last instalment costs the same', () => {
  expect(
    quickAmounts({ payment_amount: 465_980, payment_reason: 'instalment', payment_max: 465_980, schedule: schedule.slice(3) }, 465_980),
  ).toEqual([{ kind: 'everything', amount: 465_980 }]);
});

test('quickAmounts is empty if nothing is to pay', () => {
  expect(quickAmounts({ payment_amount: 0, payment_reason: null, payment_max: 0, schedule: [] }, null)).toEqual([]);
});

test('[X-02] quickAmounts of an overdue order offers no payoff while its amount is unknown', () => {
  expect(quickAmounts({ payment_amount: 467_000, payment_reason: 'overdue', payment_max: 1_399_980, schedule }, null)).toEqual([
    { kind: 'overdue', amount: 467_000 },
    { kind: 'with-next', amount: 934_000 },
  ]);
});

test('[X-02] quickAmounts leaves out the sum with the next instalment if it is not below the payoff', () => {
  expect(quickAmounts({ payment_amount: 467_000, payment_reason: 'overdue', payment_max: 940_000, schedule }, 930_000)).toEqual([
    { kind: 'overdue', amount: 467_000 },
    { kind: 'everything', amount: 930_000 },
  ]);
});
