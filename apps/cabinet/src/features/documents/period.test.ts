import { expect, test } from 'vitest';
import { statementPeriodOf } from './period.ts';

test.each([
  ['month', '2026-11-25', '2026-11-01', '2026-11-25'],
  ['last-month', '2026-11-25', '2026-10-01', '2026-10-31'],
  ['last-month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last-month', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-25', '2026-09-01', '2026-11-25'],
  ['quarter', '2026-01-05', '2025-11-01', '2026-01-05'],
  ['year', '2026-11-25', '2026-01-01', '2026-11-25'],
] as const)('the statement period %s, chosen on %s, is from %s to %s', (choice, today, from, to) => {
  expect(statementPeriodOf(choice, today)).toEqual({ from, to });
});
