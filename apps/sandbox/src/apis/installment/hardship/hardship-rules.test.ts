import { addMonthsClamped, type CalendarDate, type Row } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { evaluateHardship, type HardshipRequest, statusAfterHardship } from './hardship-rules.ts';

const row = (number: number, paidAmount = 0): Row => ({
  number,
  dueDate: addMonthsClamped('2026-12-21', number),
  amount: 300_000,
  paidAmount,
});
const context = {
  status: 'delivered',
  rows: [row(1, 300_000), row(2), row(3), row(4), row(5)],
  today: '2027-02-24',
  moved: [],
  costs: { move: 0, split: 0 },
} satisfies Parameters<typeof evaluateHardship>[1];
const move = (number: number, date: CalendarDate): HardshipRequest => ({ kind: 'move', number, date });
const split = (parts: number): HardshipRequest => ({ kind: 'split', parts });

describe('[X-12] evaluateHardship', () => {
  test.each([
    ['moving an overdue instalment to today', move(2, '2027-02-24'), 2, '2027-02-24', 300_000],
    ['moving an overdue instalment by 15 days', move(2, '2027-03-08'), 2, '2027-03-08', 300_000],
    ['moving a future instalment', move(4, '2027-04-30'), 4, '2027-04-30', 300_000],
    ['splitting an overdue amount onto the next instalments', split(2), 3, '2027-03-21', 450_000],
  ])('allows %s', (_title, ask, number, dueDate, amount) => {
    const verdict = evaluateHardship(ask, context);
    if (verdict.kind === 'refused') throw new Error(verdict.refusal.code);
    expect(verdict.rows.find((one) => one.number === number)).toMatchObject({ dueDate, amount });
    expect(verdict.rows.reduce((sum, one) => sum + one.amount, 0)).toBe(1_500_000);
  });

  test.each([
    ['a past date', move(2, '2027-02-23'), {}, 'hardship_past_date'],
    ['the unchanged due date', move(4, '2027-04-21'), {}, 'hardship_date_range'],
    ['a date more than 15 days later', move(4, '2027-05-07'), {}, 'hardship_date_range'],
    ['a paid instalment', move(1, '2027-02-25'), {}, 'hardship_paid'],
    ['an unknown instalment', move(9, '2027-02-25'), {}, 'validation_failed'],
    ['a second move within three instalments', move(4, '2027-04-25'), { moved: [2] }, 'hardship_moved_recently'],
    ['a split without an overdue amount', split(2), { today: '2027-02-21' }, 'hardship_nothing_overdue'],
    ['more parts than future instalments', split(3), { today: '2027-03-24' }, 'hardship_too_few_payments'],
    ['a split in court', split(2), { status: 'send_enveloper' }, 'hardship_in_court'],
    ['a move in court', move(4, '2027-04-25'), { status: 'send_enveloper' }, 'hardship_in_court'],
    ['an order that is not confirmed', move(4, '2027-04-25'), { status: 'pending' }, 'hardship_unavailable'],
    ['an order that ended', move(4, '2027-04-25'), { status: 'canceled' }, 'hardship_unavailable'],
    ['a full purchase', split(2), { rows: [] }, 'hardship_unavailable'],
  ] as const)('refuses %s', (_title, ask, differs, code) => {
    expect(evaluateHardship(ask, { ...context, ...differs })).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('adds the cost of a move to the last instalment', () => {
    const verdict = evaluateHardship(move(2, '2027-03-01'), { ...context, costs: { move: 25_000, split: 0 } });
    if (verdict.kind === 'refused') throw new Error(verdict.refusal.code);
    expect([verdict.cost, verdict.rows.map(({ amount }) => amount)]).toEqual([25_000, [300_000, 300_000, 300_000, 300_000, 325_000]]);
  });
});

test.each([
  ['broke', '2027-02-21', 'delivered'],
  ['broke', '2027-02-22', 'broke'],
  ['shipping', '2027-02-21', 'shipping'],
] as const)('for an order in %s on %s, statusAfterHardship returns %s', (status, today, after) => {
  expect(statusAfterHardship(status, context.rows, today)).toBe(after);
});
