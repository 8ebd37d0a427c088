import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from './arbitraries.oracle.ts';
import { buildSchedule, type ScheduleTerms } from './build-schedule.ts';
import { slowSchedule } from './slow.oracle.ts';

const terms = { price: 4_200_000, initialFee: 0, markupBp: 2_500, months: 12, confirmedOn: '2026-11-21' } as const satisfies ScheduleTerms;

describe('buildSchedule', () => {
  it('returns each instalment with its date, and a total exact to the soʻm', () => {
    const schedule = buildSchedule({ ...terms, price: 3_000_000, initialFee: 500_000, months: 3 });
    expect(schedule).toEqual({
      financed: 2_500_000,
      markup: 625_000,
      total: 3_125_000,
      monthly: 1_042_000,
      count: 3,
      payments: [
        { number: 1, dueDate: '2026-12-21', amount: 1_042_000 },
        { number: 2, dueDate: '2027-01-21', amount: 1_042_000 },
        { number: 3, dueDate: '2027-02-21', amount: 1_041_000 },
      ],
    });
  });

  it.each([
    // price, fee, basis points, months: markup, monthly, count, last
    [4_200_000, 0, 2_500, 12, 1_050_000, 438_000, 12, 432_000],
    [12_000, 0, 0, 12, 0, 1_000, 12, 1_000],
    [11_999, 0, 0, 12, 0, 1_000, 12, 999],
    [5_000, 0, 0, 12, 0, 1_000, 5, 1_000],
    [1, 0, 0, 12, 0, 1_000, 1, 1],
    [1, 0, 5_000, 1, 1, 1_000, 1, 2],
    [1, 0, 4_999, 1, 0, 1_000, 1, 1],
    [24_001, 0, 0, 12, 0, 3_000, 9, 1],
    [10_000, 9_999, 10_000, 3, 1, 1_000, 1, 2],
  ])('computes the schedule of %i less %i at %i bp over %i months', (price, initialFee, markupBp, months, markup, monthly, count, last) => {
    const schedule = buildSchedule({ price, initialFee, markupBp, months, confirmedOn: '2026-11-21' });
    expect([schedule.markup, schedule.monthly, schedule.count, schedule.payments.at(-1)?.amount]).toEqual([markup, monthly, count, last]);
  });

  it('keeps the day of confirmation, or takes the last day of a month that has no such day', () => {
    const { payments } = buildSchedule({ ...terms, months: 5, confirmedOn: '2027-10-31' });
    expect(payments.map((payment) => payment.dueDate)).toEqual(['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31']);
  });

  it('agrees with a slow independent computation, and every instalment lies between 1 soʻm and the monthly amount', () => {
    fc.assert(
      fc.property(anyTerms, (any) => {
        const schedule = buildSchedule(any);
        expect(schedule).toEqual(slowSchedule(any.price, any.initialFee, any.markupBp, any.months, any.confirmedOn));
        expect(schedule.payments.reduce((total, { amount }) => total + amount, 0)).toBe(schedule.total);
        expect(schedule.count).toBeGreaterThan(0);
        expect(schedule.count).toBeLessThanOrEqual(any.months);
        expect(schedule.monthly % 1_000).toBe(0);
        for (const { amount } of schedule.payments) expect(amount >= 1 && amount <= schedule.monthly).toBe(true);
        for (const { amount } of schedule.payments.slice(0, -1)) expect(amount).toBe(schedule.monthly);
      }),
      { numRuns: 80 },
    );
  });

  it.each([
    ['price', { price: 0 }],
    ['price', { price: 1.5 }],
    ['price', { price: Number.NaN }],
    ['price', { price: Number.MAX_SAFE_INTEGER + 1 }],
    ['initialFee', { initialFee: -1 }],
    ['initialFee', { initialFee: 4_200_000 }],
    ['markupBp', { markupBp: 12.5 }],
    ['markupBp', { markupBp: -1 }],
    ['months', { months: 0 }],
    ['months', { months: 121 }],
    ['months', { months: 2.5 }],
    ['confirmedOn', { confirmedOn: '2026-02-30' }],
    ['total', { price: Number.MAX_SAFE_INTEGER, markupBp: 1 }],
    ['markup', { price: Number.MAX_SAFE_INTEGER, markupBp: 20_000 }],
  ] as const)('an invalid %s throws a RangeError that names it: %o', (name, bad) => {
    expect(() => buildSchedule({ ...terms, ...bad })).toThrow(RangeError);
    expect(() => buildSchedule({ ...terms, ...bad })).toThrow(new RegExp(`^${name} must`));
  });
});
