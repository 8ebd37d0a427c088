import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from './arbitraries.oracle.ts';
import { buildSchedule } from './build-schedule.ts';
import { walk } from './slow.oracle.ts';
import { type CreditFlow, yearlyRate, yearlyRatePercent } from './yearly-rate.ts';

describe('yearlyRate', () => {
  it('is 12.96204 % for the first example of Directive 98/7/EC: 1 000 lent, 1 200 back after 546 days', () => {
    expect(yearlyRate({ financed: 1_000, confirmedOn: '1994-01-01', payments: [{ dueDate: '1995-07-01', amount: 1_200 }] })).toBeCloseTo(
      0.1296204,
      7,
    );
  });

  it('is 13.066238 % for 1 000 lent, 600 back after one year and 600 after two, the second example of Directive 98/7/EC', () => {
    const payments = [
      { dueDate: '2026-01-01', amount: 600 },
      { dueDate: '2027-01-01', amount: 600 },
    ] as const;
    expect(yearlyRate({ financed: 1_000, confirmedOn: '2025-01-01', payments })).toBeCloseTo(0.13066238, 7);
  });

  it.each([
    [1_000, 1_000, 0],
    [1_000, 1_500, 0.5],
    [1_000, 900, -0.1],
    [1_000_000, 1, -0.999999],
  ])('for %i lent and %i back after 365 days is %d', (financed, amount, rate) => {
    expect(yearlyRate({ financed, confirmedOn: '2026-01-01', payments: [{ dueDate: '2027-01-01', amount }] })).toBeCloseTo(rate, 10);
  });

  it('discounts the payments of every schedule to the financed amount, with days counted one by one', () => {
    fc.assert(
      fc.property(anyTerms, ({ months, ...terms }) => {
        const { financed, payments } = buildSchedule({ ...terms, months: Math.min(months, 24) });
        fc.pre(financed >= 10_000);
        const rate = yearlyRate({ financed, confirmedOn: terms.confirmedOn, payments });
        const value = payments.reduce(
          (total, payment) => total + payment.amount / (1 + rate) ** (walk(terms.confirmedOn, payment.dueDate) / 365),
          0,
        );
        expect(Math.abs(value - financed) / financed).toBeLessThan(1e-9);
        if (terms.markupBp === 0) expect(Math.abs(rate)).toBeLessThan(1e-9);
        else expect(rate).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('is rounded by yearlyRatePercent to a percentage with one decimal, which is never below 0', () => {
    const flow = (amount: number): CreditFlow => ({
      financed: 10_000,
      confirmedOn: '2026-01-01',
      payments: [{ dueDate: '2027-01-01', amount }],
    });
    expect([14_126, 14_124, 10_000, 9_999].map((amount) => yearlyRatePercent(flow(amount)))).toEqual([41.3, 41.2, 0, 0]);
  });

  it.each([
    ['financed', { financed: 0, payments: [{ dueDate: '2027-01-01', amount: 1 }] }],
    ['payments', { financed: 1, payments: [] }],
    ['amount', { financed: 1, payments: [{ dueDate: '2027-01-01', amount: 0 }] }],
    ['days to dueDate', { financed: 1, payments: [{ dueDate: '2026-01-01', amount: 5 }] }],
    ['to', { financed: 1, payments: [{ dueDate: '2026-02-30', amount: 5 }] }],
  ] as const)('an invalid %s throws a RangeError that names it', (name, flow) => {
    expect(() => yearlyRate({ confirmedOn: '2026-01-01', ...flow })).toThrow(new RegExp(`^${name} must`));
  });

  it('throws if no finite rate fits', () => {
    expect(() => yearlyRate({ financed: 1, confirmedOn: '2026-01-01', payments: [{ dueDate: '2026-01-02', amount: 1_000_000 }] })).toThrow(
      'No finite yearly rate',
    );
  });
});
