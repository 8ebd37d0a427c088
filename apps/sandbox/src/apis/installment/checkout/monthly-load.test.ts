import { expect, it } from 'vitest';
import { highestMonthlyAmount } from './highest-monthly-amount.ts';

it('[X-06] highestMonthlyAmount returns the highest sum of a month; overdue amounts count in the current month', () => {
  const dues = [
    { dueDate: '2026-09-10', amount: 100 },
    { dueDate: '2026-11-30', amount: 50 },
    { dueDate: '2026-12-01', amount: 120 },
  ] as const;
  expect(highestMonthlyAmount(dues, '2026-11-24')).toBe(150);
  expect(highestMonthlyAmount(dues.slice(1), '2026-11-24')).toBe(120);
  expect(highestMonthlyAmount([], '2026-11-24')).toBe(0);
});
