import { expect, it } from 'vitest';
import { dearestMonth } from './monthly-load.ts';

it('[X-06] the dearest month counts what is overdue into the present one', () => {
  const dues = [
    { dueDate: '2026-09-10', amount: 100 },
    { dueDate: '2026-11-30', amount: 50 },
    { dueDate: '2026-12-01', amount: 120 },
  ] as const;
  expect(dearestMonth(dues, '2026-11-24')).toBe(150);
  expect(dearestMonth(dues.slice(1), '2026-11-24')).toBe(120);
  expect(dearestMonth([], '2026-11-24')).toBe(0);
});
