import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTerms } from './arbitraries.oracle.ts';
import { buildSchedule } from './build-schedule.ts';
import { addDays } from './calendar.ts';
import { type PayoffInput, payoff } from './payoff.ts';
import { slowPayoff } from './slow.oracle.ts';

const input = {
  financed: 2_500_000,
  markup: 625_000,
  count: 6,
  paid: 0,
  confirmedOn: '2026-11-30',
  on: '2026-11-30',
} as const satisfies PayoffInput;

describe('payoff', () => {
  it.each([
    ['2026-11-30', 0, 1, 2_604_167, 520_833],
    ['2026-12-01', 0, 1, 2_604_167, 520_833],
    ['2026-12-30', 0, 1, 2_604_167, 520_833],
    ['2026-12-31', 521_000, 2, 2_187_333, 416_667],
    ['2027-02-28', 1_042_000, 3, 1_770_500, 312_500],
    ['2027-03-01', 1_563_000, 4, 1_353_667, 208_333],
    ['2027-05-30', 2_604_000, 6, 521_000, 0],
    ['2030-01-01', 2_604_000, 6, 521_000, 0],
    ['2026-11-30', 2_700_000, 1, 0, 425_000],
    ['2026-12-31', 3_125_000, 2, 0, 0],
  ] as const)('on %s with %i paid charges the mark-up of %i months: to pay %i, saving %i', (on, paid, monthsBegun, amount, saving) => {
    expect(payoff({ ...input, on, paid })).toEqual({ amount, saving, monthsBegun });
  });

  it('agrees with a slow computation, adds up with the saving to the remaining debt, and never falls on later days', () => {
    fc.assert(
      fc.property(
        anyTerms,
        fc.nat({ max: 500 }),
        fc.nat({ max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (terms, later, more, share) => {
          const { financed, markup, total, count } = buildSchedule(terms);
          const paid = Math.floor(total * share);
          const at = (days: number) => ({
            financed,
            markup,
            count,
            paid,
            confirmedOn: terms.confirmedOn,
            on: addDays(terms.confirmedOn, days),
          });
          const quote = payoff(at(later));
          expect(quote).toEqual(slowPayoff(at(later)));
          expect(quote.amount >= 0 && quote.saving >= 0).toBe(true);
          expect(quote.amount + quote.saving).toBe(total - paid);
          expect(payoff(at(later + more)).amount).toBeGreaterThanOrEqual(quote.amount);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['financed', { financed: 0 }],
    ['markup', { markup: -1 }],
    ['count', { count: 0 }],
    ['paid', { paid: 3_125_001 }],
    ['on', { on: '2026-11-29' }],
    ['on', { on: '2026-11-31' }],
    ['confirmedOn', { confirmedOn: '2026-02-30' }],
  ] as const)('an invalid %s throws a RangeError that names it: %o', (name, bad) => {
    expect(() => payoff({ ...input, ...bad })).toThrow(new RegExp(`^${name} must`));
  });
});
