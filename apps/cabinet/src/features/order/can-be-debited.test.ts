import { expect, test } from 'vitest';
import type { Order } from '../../domain/order/order-queries.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { canBeDebited } from './can-be-debited.ts';

test.each<[Order['status'], boolean]>([
  ['pending', true],
  ['delivered', true],
  ['repair', true],
  ['broke', false],
  ['send_enveloper', false],
  ['finished', false],
])('[X-07] for an order in status %s canBeDebited returns %s', (status, expected) => {
  expect(canBeDebited({ ...OVERDUE_ORDER, status })).toBe(expected);
});
