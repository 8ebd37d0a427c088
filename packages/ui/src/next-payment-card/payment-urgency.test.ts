import { describe, expect, it } from 'vitest';
import { paymentUrgency } from './payment-urgency.ts';

describe('paymentUrgency', () => {
  it.each([
    ['2026-11-20', 'overdue'],
    ['2026-11-21', 'soon'],
    ['2026-11-28', 'soon'],
    ['2026-11-29', 'later'],
    ['2027-01-31', 'later'],
  ] as const)('returns for an instalment due on %s, on 21 November 2026, %s', (dueDate, expected) => {
    expect(paymentUrgency(dueDate, '2026-11-21')).toBe(expected);
  });
});
