import { addDays, applyPayment, buildSchedule, type CalendarDate } from '@muddat/schedule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderAmountsDue } from './order-money.ts';
import { ORDER_STATUS_PHASES, orderPhase, statusesOfPhases } from './order-phase.ts';

const TODAY = '2026-11-21';

const sums = { type: 'installment', status: 'delivered', initialFee: 0, initialFeePaid: 0, totalAmount: 3_000, paidAmount: 0 };
const rows = (...due: readonly (readonly [dueDate: CalendarDate, paidAmount: number])[]) =>
  due.map(([dueDate, paidAmount], index) => ({ number: index + 1, dueDate, amount: 1_000, paidAmount }));

describe('orderAmountsDue of a running order', () => {
  test.each([
    [
      'the next instalment if nothing is due yet',
      [
        ['2026-12-01', 0],
        ['2027-01-01', 0],
        ['2027-02-01', 0],
      ],
      { paymentAmount: 1_000, paymentDate: '2026-12-01', paymentReason: 'instalment', overdueDays: 0, pastDueDebt: 0 },
    ],
    [
      'an instalment due today, which is not overdue',
      [
        ['2026-11-21', 0],
        ['2026-12-21', 0],
        ['2027-01-21', 0],
      ],
      { paymentAmount: 1_000, paymentDate: '2026-11-21', paymentReason: 'instalment', overdueDays: 0, pastDueDebt: 0 },
    ],
    [
      'the overdue and the due amount together',
      [
        ['2026-10-21', 400],
        ['2026-11-21', 0],
        ['2026-12-21', 0],
      ],
      { paymentAmount: 1_600, paymentDate: '2026-10-21', paymentReason: 'overdue', overdueDays: 31, pastDueDebt: 600 },
    ],
    [
      'several overdue instalments on the oldest due date',
      [
        ['2026-09-20', 0],
        ['2026-10-20', 0],
        ['2026-11-20', 0],
      ],
      { paymentAmount: 3_000, paymentDate: '2026-09-20', paymentReason: 'overdue', overdueDays: 62, pastDueDebt: 3_000 },
    ],
    [
      'the rest of a partially paid instalment',
      [
        ['2026-12-01', 250],
        ['2027-01-01', 0],
        ['2027-02-01', 0],
      ],
      { paymentAmount: 750, paymentDate: '2026-12-01', paymentReason: 'instalment', overdueDays: 0, pastDueDebt: 0 },
    ],
  ] as const)('requires %s', (_, due, expected) => {
    const schedule = rows(...due);
    const paidAmount = schedule.reduce((sum, row) => sum + row.paidAmount, 0);
    const money = orderAmountsDue({ ...sums, paidAmount }, schedule, TODAY);
    expect(money).toEqual({ ...expected, remainder: 3_000 - paidAmount, paymentMin: 1_000, paymentMax: 3_000 - paidAmount });
  });

  test('takes a remainder below 1 000 as the minimum and maximum of a payment', () => {
    const money = orderAmountsDue(
      { ...sums, paidAmount: 2_300 },
      rows(['2026-10-01', 1_000], ['2026-11-01', 1_000], ['2026-12-01', 300]),
      TODAY,
    );
    expect([money.paymentMin, money.paymentMax, money.remainder]).toEqual([700, 700, 700]);
  });

  test('requires nothing if all instalments are paid, even in the status delivered', () => {
    const money = orderAmountsDue(
      { ...sums, paidAmount: 3_000 },
      rows(['2026-09-01', 1_000], ['2026-10-01', 1_000], ['2026-11-01', 1_000]),
      TODAY,
    );
    expect(money).toMatchObject({ remainder: 0, paymentAmount: 0, paymentMin: 0, paymentMax: 0, paymentDate: null, paymentReason: null });
  });
});

describe('orderAmountsDue by status', () => {
  const overdue = rows(['2026-09-20', 0], ['2026-10-20', 0], ['2026-11-20', 0]);

  test.each(statusesOfPhases('checking', 'ended'))('an order in %s requires nothing and is never overdue', (status) => {
    const money = orderAmountsDue({ ...sums, status, initialFee: 500 }, overdue, TODAY);
    expect([money.paymentAmount, money.paymentMax, money.overdueDays, money.paymentReason]).toEqual([0, 0, 0, null]);
    expect(money.remainder).toBe(ORDER_STATUS_PHASES[status] === 'ended' ? 0 : 3_000);
  });

  test.each(statusesOfPhases('running'))('an order in %s requires its overdue instalments', (status) => {
    expect(orderAmountsDue({ ...sums, status }, overdue, TODAY)).toMatchObject({
      pastDueDebt: 3_000,
      overdueDays: 62,
      paymentReason: 'overdue',
    });
  });

  test('an order in waiting requires the whole initial fee, and nothing once it is paid', () => {
    const waiting = { ...sums, status: 'waiting', initialFee: 500 };
    expect(orderAmountsDue(waiting, [], TODAY)).toMatchObject({
      paymentAmount: 500,
      paymentMin: 500,
      paymentMax: 500,
      paymentReason: 'initial_fee',
      paymentDate: null,
    });
    expect(orderAmountsDue({ ...waiting, initialFeePaid: 500 }, [], TODAY)).toMatchObject({ paymentAmount: 0, paymentReason: null });
  });

  test('a charged-back initial fee is required before coming instalments, but after overdue ones', () => {
    const order = { ...sums, initialFee: 500 };
    const fee = { paymentAmount: 500, paymentMin: 500, paymentMax: 500, paymentReason: 'initial_fee', paymentDate: null, remainder: 3_000 };
    const later = rows(['2026-12-01', 0], ['2027-01-01', 0], ['2027-02-01', 0]);
    expect(orderAmountsDue(order, later, TODAY)).toMatchObject(fee);
    expect(orderAmountsDue(order, overdue, TODAY)).toMatchObject({ paymentAmount: 3_000, paymentReason: 'overdue', pastDueDebt: 3_000 });
    expect(orderAmountsDue({ ...order, initialFeePaid: 500 }, later, TODAY)).toMatchObject({ paymentReason: 'instalment' });
  });

  test.each(['waiting', 'confirmed', 'shipping'])('a full purchase in %s requires its whole price at once', (status) => {
    const full = { ...sums, type: 'full', status };
    expect(orderAmountsDue(full, [], TODAY)).toMatchObject({
      paymentAmount: 3_000,
      paymentMin: 3_000,
      paymentMax: 3_000,
      paymentReason: 'order',
    });
    expect(orderAmountsDue({ ...full, paidAmount: 3_000 }, [], TODAY)).toMatchObject({ paymentAmount: 0, paymentReason: null });
  });

  test('an order in an unknown status, even the name of an object property, allows no payment', () => {
    for (const status of ['teleported', 'constructor', 'toString']) {
      expect(orderPhase(status)).toBe('checking');
      expect(orderAmountsDue({ ...sums, status }, overdue, TODAY).paymentMax).toBe(0);
    }
  });
});

test('orderAmountsDue: for any terms, payments and day the sums agree, and the required amount is at most the remainder', () => {
  const agreed = fc.record({
    price: fc.integer({ min: 1, max: 15_000_000 }),
    markupBp: fc.integer({ min: 0, max: 6_000 }),
    months: fc.integer({ min: 1, max: 24 }),
    paidPercent: fc.integer({ min: 0, max: 100 }),
    daysLater: fc.integer({ min: 0, max: 900 }),
  });
  fc.assert(
    fc.property(agreed, ({ price, markupBp, months, paidPercent, daysLater }) => {
      const confirmedOn = '2026-01-31';
      const { payments, total } = buildSchedule({ price, initialFee: 0, markupBp, months, confirmedOn });
      const paidAmount = Math.floor((total * paidPercent) / 100);
      const { rows: schedule } = applyPayment(
        payments.map((payment) => ({ ...payment, paidAmount: 0 })),
        paidAmount,
      );
      const money = orderAmountsDue({ ...sums, totalAmount: total, paidAmount }, schedule, addDays(confirmedOn, daysLater));
      const sum = schedule.reduce((left, row) => left + row.amount - row.paidAmount, 0);
      expect(money.remainder).toBe(sum);
      expect(money.paymentMax).toBe(sum);
      expect(money.paymentMin).toBe(Math.min(1_000, sum));
      expect(money.pastDueDebt <= money.paymentAmount && money.paymentAmount <= money.paymentMax).toBe(true);
      expect([money.overdueDays > 0, money.paymentReason === 'overdue']).toEqual([money.pastDueDebt > 0, money.pastDueDebt > 0]);
      expect(money.paymentDate === null).toBe(sum === 0);
    }),
  );
});
