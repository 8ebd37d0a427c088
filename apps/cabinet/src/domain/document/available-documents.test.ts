import { expect, test } from 'vitest';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { availableDocuments } from './available-documents.ts';

test('[X-10] an order has a contract, with instalments also a schedule, and once all is paid a certificate', () => {
  expect(availableDocuments(OVERDUE_ORDER)).toEqual(['contract', 'schedule']);
  expect(availableDocuments({ ...OVERDUE_ORDER, status: 'finished', remainder: 0, payment_reason: null })).toEqual([
    'contract',
    'schedule',
    'certificate',
  ]);
  expect(availableDocuments({ ...OVERDUE_ORDER, schedule: [], remainder: 0, payment_reason: null })).toEqual(['contract', 'certificate']);
});

test.each(['canceled', 'refused', 'returned', 'fail'] as const)(
  '[X-10] an order that ended as %s has only its contract: the schedule would show a debt',
  (status) => {
    expect(availableDocuments({ ...OVERDUE_ORDER, status, remainder: 0, payment_reason: null })).toEqual(['contract']);
  },
);
