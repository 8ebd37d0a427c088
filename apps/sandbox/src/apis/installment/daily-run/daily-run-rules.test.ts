import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { dueLimitChange, dueOrderStatusChanges, overdueSince } from './daily-run-rules.ts';

const DUE = '2026-08-01';
const after = (days: number) => addDays(DUE, days);

describe('overdueSince', () => {
  const rows = [
    { number: 1, dueDate: '2026-07-01', amount: 100, paidAmount: 100 },
    { number: 2, dueDate: DUE, amount: 100, paidAmount: 99 },
    { number: 3, dueDate: '2026-09-01', amount: 100, paidAmount: 0 },
  ] as const;
  test.each([
    ['delivered', after(0), null],
    ['delivered', after(1), DUE],
    ['delivered', after(90), DUE],
    ['send_enveloper', after(90), DUE],
    ['pending', after(90), null],
    ['returned', after(90), null],
  ])('for an order in %s on %s returns %s', (status, today, expected) => {
    expect(overdueSince(status, rows, today)).toBe(expected);
  });
});

describe('dueOrderStatusChanges', () => {
  test.each([
    ['delivered', 59, []],
    ['delivered', 60, ['broke']],
    ['delivered', 119, ['broke']],
    ['delivered', 120, ['broke', 'send_enveloper']],
    ['broke', 119, []],
    ['broke', 120, ['send_enveloper']],
    ['send_enveloper', 500, []],
    ['shipping', 500, []],
    ['repair', 500, []],
  ])('for an order in %s that is %i days late returns %j, each change with its own date', (status, days, expected) => {
    const changes = dueOrderStatusChanges(status, DUE, after(days));
    expect(changes.map((change) => change.status)).toEqual(expected);
    for (const change of changes) expect(change.on).toBe(after(change.status === 'broke' ? 60 : 120));
  });
});

describe('dueLimitChange', () => {
  test.each([
    ['nothing in the grace period', { validUntil: after(100) }, DUE, after(5), null],
    ['blocked on the sixth overdue day', { validUntil: after(100) }, DUE, after(6), { status: 'blocked', on: after(6) }],
    ['nothing on the last day of validity', { validUntil: after(3) }, null, after(3), null],
    ['expired on the day after the last day of validity', { validUntil: after(3) }, null, after(4), { status: 'expired', on: after(4) }],
    ['an expiry, if a clock jump passes it, then a block', { validUntil: after(3) }, DUE, after(50), { status: 'expired', on: after(4) }],
    ['a block, if a clock jump passes it, then an expiry', { validUntil: after(30) }, DUE, after(50), { status: 'blocked', on: after(6) }],
    ['the block, if block and expiry fall on one day', { validUntil: after(5) }, DUE, after(6), { status: 'blocked', on: after(6) }],
    ['nothing without debts and without an expiry', { validUntil: null }, null, after(900), null],
  ] as const)('returns %s', (_, limit, since, today, expected) => {
    expect(dueLimitChange(limit, since, today)).toEqual(expected);
  });
});
