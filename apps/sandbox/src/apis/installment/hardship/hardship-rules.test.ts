import { addMonthsClamped, type CalendarDate, type Row } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { type HardshipAsk, judgeHardship, statusAfterHardship } from './hardship-rules.ts';

const row = (number: number, paidAmount = 0): Row => ({
  number,
  dueDate: addMonthsClamped('2026-12-21', number),
  amount: 300_000,
  paidAmount,
});
const world = {
  status: 'delivered',
  rows: [row(1, 300_000), row(2), row(3), row(4), row(5)],
  today: '2027-02-24',
  moved: [],
  costs: { move: 0, split: 0 },
} satisfies Parameters<typeof judgeHardship>[1];
const move = (number: number, date: CalendarDate): HardshipAsk => ({ kind: 'move', number, date });
const split = (parts: number): HardshipAsk => ({ kind: 'split', parts });

describe('[X-12] what a hardship may change', () => {
  test.each([
    ['an overdue payment to today', move(2, '2027-02-24'), 2, '2027-02-24', 300_000],
    ['an overdue payment to its 15th day', move(2, '2027-03-08'), 2, '2027-03-08', 300_000],
    ['a payment to come', move(4, '2027-04-30'), 4, '2027-04-30', 300_000],
    ['an overdue sum onto the next payment', split(2), 3, '2027-03-21', 450_000],
  ])('%s', (_title, ask, number, dueDate, amount) => {
    const verdict = judgeHardship(ask, world);
    if (verdict.kind === 'refused') throw new Error(verdict.refusal.code);
    expect(verdict.rows.find((one) => one.number === number)).toMatchObject({ dueDate, amount });
    expect(verdict.rows.reduce((sum, one) => sum + one.amount, 0)).toBe(1_500_000);
  });

  test.each([
    ['a day that has passed', move(2, '2027-02-23'), {}, 'hardship_past_date'],
    ['the same or an earlier day', move(4, '2027-04-21'), {}, 'hardship_date_range'],
    ['more than 15 days', move(4, '2027-05-07'), {}, 'hardship_date_range'],
    ['a payment that was made', move(1, '2027-02-25'), {}, 'hardship_paid'],
    ['a payment that there is not', move(9, '2027-02-25'), {}, 'validation_failed'],
    ['the second of three payments', move(4, '2027-04-25'), { moved: [2] }, 'hardship_moved_recently'],
    ['a split of nothing', split(2), { today: '2027-02-21' }, 'hardship_nothing_overdue'],
    ['more parts than payments to come', split(3), { today: '2027-03-24' }, 'hardship_too_few_payments'],
    ['a debt in court', split(2), { status: 'send_enveloper' }, 'hardship_in_court'],
    ['a move in court', move(4, '2027-04-25'), { status: 'send_enveloper' }, 'hardship_in_court'],
    ['an order that is not confirmed', move(4, '2027-04-25'), { status: 'pending' }, 'hardship_unavailable'],
    ['an order that ended', move(4, '2027-04-25'), { status: 'canceled' }, 'hardship_unavailable'],
    ['a purchase in full', split(2), { rows: [] }, 'hardship_unavailable'],
  ] as const)('refuses %s', (_title, ask, differs, code) => {
    expect(judgeHardship(ask, { ...world, ...differs })).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('a cost, where there is one, is part of the last payment', () => {
    const verdict = judgeHardship(move(2, '2027-03-01'), { ...world, costs: { move: 25_000, split: 0 } });
    if (verdict.kind === 'refused') throw new Error(verdict.refusal.code);
    expect([verdict.cost, verdict.rows.map(({ amount }) => amount)]).toEqual([25_000, [300_000, 300_000, 300_000, 300_000, 325_000]]);
  });
});

test.each([
  ['broke', '2027-02-21', 'delivered'],
  ['broke', '2027-02-22', 'broke'],
  ['shipping', '2027-02-21', 'shipping'],
] as const)('an order that was %s on %s is %s then', (status, today, after) => {
  expect(statusAfterHardship(status, world.rows, today)).toBe(after);
});
