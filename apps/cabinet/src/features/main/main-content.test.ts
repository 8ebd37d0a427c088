import type { CalendarDate } from '@muddat/schedule';
import { expect, test } from 'vitest';
import type { Limit } from '../../domain/limit/limit-step.ts';
import { LIMIT_BY_STATUS, RESTORING_LIMIT } from '../../testing/limits.ts';
import { type CardAvailability, type DueState, decideMainContent, dueStateOf, type MainContent } from './main-content.ts';

const STATUSES: readonly Limit['status'][] = ['not_created', 'requested', 'pending', 'approved', 'rejected', 'expired', 'blocked'];
const ORDERS = [0, 1, 10];
const CARDS: readonly CardAvailability[] = ['none', 'usable', 'expired'];

/**
 * If a payment is due: the state of the payment, the row of the decision table for a limit that is not blocked, and the row for a blocked
 * limit.
 */
const WITH_DUE: readonly [DueState, string, string][] = [
  ['later', 'later', 'later'],
  ['due', 'due', 'due'],
  ['today', 'due_today', 'due_today'],
  ['grace', 'overdue_grace', 'overdue_blocked'],
  ['blocked', 'overdue_blocked', 'overdue_blocked'],
  ['court', 'court', 'court'],
];
const CARD_HELP: Record<string, string | null> = { none: 'add', usable: null, expired: 'replace' };

test.each(WITH_DUE)('[S2-12] for the due state %s decideMainContent leads with payments: %s, or %s if blocked', (due, kind, ofBlocked) => {
  for (const status of STATUSES)
    for (const orders of ORDERS)
      for (const card of CARDS) {
        const outcome = decideMainContent({ due, limit: LIMIT_BY_STATUS[status], orders, card });
        expect([status, outcome]).toEqual([
          status,
          { lead: 'payments', kind: status === 'blocked' ? ofBlocked : kind, card: CARD_HELP[card] },
        ]);
      }
});

/** If nothing is due: the status of the limit, the outcome without orders, and the outcome with some orders. */
const NOTHING_DUE: readonly [Limit['status'], MainContent, MainContent][] = [
  ['not_created', { lead: 'start', kind: 'not_created' }, { lead: 'start', kind: 'not_created' }],
  ['requested', { lead: 'start', kind: 'requested' }, { lead: 'start', kind: 'requested' }],
  ['pending', { lead: 'start', kind: 'pending' }, { lead: 'start', kind: 'pending' }],
  ['approved', { lead: 'limit', kind: 'first_purchase', step: 'shop' }, { lead: 'limit', kind: 'shop', step: 'shop' }],
  ['rejected', { lead: 'limit', kind: 'mend', step: 'mend' }, { lead: 'limit', kind: 'mend', step: 'mend' }],
  ['expired', { lead: 'limit', kind: 'renew', step: 'request' }, { lead: 'limit', kind: 'renew', step: 'request' }],
  ['blocked', { lead: 'limit', kind: 'restore', step: 'pay_overdue' }, { lead: 'limit', kind: 'restore', step: 'pay_overdue' }],
];

test.each(NOTHING_DUE)(
  '[S2-12] with nothing due and a limit that is %s decideMainContent returns %j without orders, and %j with some',
  (status, first, later) => {
    for (const orders of ORDERS)
      for (const card of CARDS)
        expect(decideMainContent({ due: 'nothing', limit: LIMIT_BY_STATUS[status], orders, card })).toEqual(orders === 0 ? first : later);
  },
);

test('with nothing due, decideMainContent leads with a limit whose restoration is pending, with the step `wait`', () => {
  expect(decideMainContent({ due: 'nothing', limit: RESTORING_LIMIT, orders: 3, card: 'usable' })).toEqual({
    lead: 'limit',
    kind: 'restoring',
    step: 'wait',
  });
});

test('decideMainContent without a limit leads with due payments, else `unknown`; unknown orders count as some orders', () => {
  expect(decideMainContent({ due: 'grace', limit: undefined, orders: undefined, card: 'unknown' })).toEqual({
    lead: 'payments',
    kind: 'overdue_grace',
    card: null,
  });
  expect(decideMainContent({ due: 'nothing', limit: undefined, orders: 0, card: 'none' })).toEqual({ lead: 'unknown' });
  expect(decideMainContent({ due: 'nothing', limit: LIMIT_BY_STATUS.approved, orders: undefined, card: 'none' })).toMatchObject({
    kind: 'shop',
  });
});

const TODAY = '2026-11-21';
const NEXT = { payment_date: '2027-01-01' };
const payment = (overdue_days: number, due_date: CalendarDate | null = '2026-11-18', order_status = 'delivered') => ({
  overdue_days,
  due_date,
  order_status,
});

test.each<[string, DueState, Parameters<typeof dueStateOf>[0]['payments']]>([
  ['no payment', 'nothing', []],
  ['a payment due on a later day', 'due', [payment(0, '2026-12-01')]],
  ['an initial fee', 'due', [payment(0, null)]],
  ['a fee and a payment due today', 'today', [payment(0, null), payment(0, '2026-11-21')]],
  ['a payment overdue by five days', 'grace', [payment(5), payment(0, '2026-11-21')]],
  ['a payment overdue by six days', 'blocked', [payment(6)]],
  ['a debt in court beside an older one of another order', 'court', [payment(200), payment(121, '2026-07-23', 'send_enveloper')]],
  ['an order in court with only a later payment', 'due', [payment(0, '2026-12-01', 'send_enveloper')]],
])('for %s dueStateOf returns `%s`', (_, state, payments) => {
  for (const next of payments.length > 0 ? [null, NEXT] : [null]) expect(dueStateOf({ payments, next, today: TODAY })).toBe(state);
});

test('[S2-12] for a month without payments but with a later one dueStateOf returns `later`', () => {
  expect(dueStateOf({ payments: [], next: NEXT, today: TODAY })).toBe('later');
});
