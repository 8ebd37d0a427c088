import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { limitChange, orderChanges, overdueSince } from './daily-run-rules.ts';

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
  ])('an order in %s on %s is overdue since %s', (status, today, expected) => {
    expect(overdueSince(status, rows, today)).toBe(expected);
  });
});

describe('orderChanges', () => {
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
  ])('an order in %s that is %i days late changes to %j', (status, days, expected) => {
    const changes = orderChanges(status, DUE, after(days));
    expect(changes.map((change) => change.status)).toEqual(expected);
    for (const change of changes) expect(change.on).toBe(after(change.status === 'broke' ? 60 : 120));
  });
});

describe('limitChange', () => {
  test.each([
    ['nothing in the grace period', { validUntil: after(100) }, DUE, after(5), null],
    ['blocked on the sixth day', { validUntil: after(100) }, DUE, after(6), { status: 'blocked', on: after(6) }],
    ['nothing on the last day of validity', { validUntil: after(3) }, null, after(3), null],
    ['expired on the day after', { validUntil: after(3) }, null, after(4), { status: 'expired', on: after(4) }],
    ['the expiry, if a jump passes it before the block', { validUntil: after(3) }, DUE, after(50), { status: 'expired', on: after(4) }],
    ['the block, if a jump passes it before the expiry', { validUntil: after(30) }, DUE, after(50), { status: 'blocked', on: after(6) }],
    ['the block, if both fall on one day', { validUntil: after(5) }, DUE, after(6), { status: 'blocked', on: after(6) }],
    ['nothing without debts and without an expiry', { validUntil: null }, null, after(900), null],
  ] as const)('returns %s', (_, limit, since, today, expected) => {
    expect(limitChange(limit, since, today)).toEqual(expected);
  });
});
