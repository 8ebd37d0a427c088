import { expect, test } from 'vitest';
import { OVERDUE } from '../../testing/orders.ts';
import { papersOf } from './order-papers.ts';

test('[X-10] an order in instalments has its contract and its schedule, and once all is paid a certificate', () => {
  expect(papersOf(OVERDUE)).toEqual(['contract', 'schedule']);
  expect(papersOf({ ...OVERDUE, status: 'finished', remainder: 0, payment_reason: null })).toEqual(['contract', 'schedule', 'certificate']);
  expect(papersOf({ ...OVERDUE, schedule: [], remainder: 0, payment_reason: null })).toEqual(['contract', 'certificate']);
});

test.each(['canceled', 'refused', 'returned', 'fail'] as const)(
  '[X-10] of an order that ended as %s only the contract stays: its schedule would tell a debt',
  (status) => {
    expect(papersOf({ ...OVERDUE, status, remainder: 0, payment_reason: null })).toEqual(['contract']);
  },
);
