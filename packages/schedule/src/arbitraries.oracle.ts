import fc from 'fast-check';
import { buildSchedule, type ScheduleTerms } from './build-schedule.ts';
import { addDays } from './calendar.ts';
import type { Row } from './row.ts';

/** Calendar dates of sixty years, the ends of months among them as often as they come. */
export const anyDate = fc.integer({ min: 0, max: 22_000 }).map((days) => addDays('2000-01-01', days));

/** Terms from tiny sums to far above the limit. */
export const anyTerms: fc.Arbitrary<ScheduleTerms> = fc
  .record({
    price: fc.oneof(
      fc.integer({ min: 1, max: 50_000 }),
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.integer({ min: 1, max: 1_000_000_000_000 }),
    ),
    feeShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    markupBp: fc.integer({ min: 0, max: 9_000 }),
    months: fc.integer({ min: 1, max: 60 }),
    confirmedOn: anyDate,
  })
  .map(({ feeShare, ...terms }) => ({ ...terms, initialFee: Math.min(terms.price - 1, Math.floor(terms.price * feeShare)) }));

/** Rows of a schedule with something paid on them, in the order money settles them, or scattered as corrections by hand may leave them. */
export const anyRows: fc.Arbitrary<Row[]> = fc
  .tuple(
    anyTerms,
    fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
    fc.integer({ min: 0, max: 60 }),
    fc.boolean(),
  )
  .map(([terms, shares, settled, inOrder]) =>
    buildSchedule(terms).payments.map((payment, index) => {
      const share = inOrder
        ? index < settled
          ? 1
          : index === settled
            ? (shares[index] ?? 0)
            : 0
        : Math.round((shares[index] ?? 0) * 2) / 2;
      return { ...payment, paidAmount: Math.floor(payment.amount * share) };
    }),
  );
