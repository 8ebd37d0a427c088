import type { CalendarDate } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { OVERDUE } from '../../testing/orders.ts';
import { hardshipChoices } from './hardship-choices.ts';

const LATE = { number: 2, dueDate: '2026-11-18', from: '2026-11-21', until: '2026-12-03' } as const;
const NEXT = { number: 3, dueDate: '2026-12-18', from: '2026-12-19', until: '2027-01-02' } as const;

test.each<[string, Partial<typeof OVERDUE>, CalendarDate, ReturnType<typeof hardshipChoices>]>([
  ['three days late', {}, '2026-11-21', { movable: [LATE, NEXT], overdue: 467_000, court: false }],
  ['late by more than 15 days', {}, '2026-12-04', { movable: [NEXT], overdue: 467_000, court: false }],
  ['in court', { status: 'send_enveloper' }, '2026-11-21', { movable: [], overdue: 467_000, court: true }],
  ['not confirmed', { status: 'waiting' }, '2026-11-21', null],
  ['ended', { status: 'finished' }, '2026-11-21', null],
  ['without instalments', { schedule: [] }, '2026-11-21', null],
])('[X-12] an order %s', (_title, differs, today, expected) => {
  expect(hardshipChoices({ ...OVERDUE, ...differs }, today)).toEqual(expected);
});
