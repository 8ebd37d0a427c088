import type { CalendarDate } from '@muddat/schedule';
import { expect, test } from 'vitest';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { hardshipOptions } from './hardship-choices.ts';

const LATE = { number: 2, dueDate: '2026-11-18', amount: 467_000, from: '2026-11-21', until: '2026-12-03' } as const;
const NEXT = { number: 3, dueDate: '2026-12-18', amount: 466_980, from: '2026-12-19', until: '2027-01-02' } as const;

test.each<[string, Partial<typeof OVERDUE_ORDER>, CalendarDate, ReturnType<typeof hardshipOptions>]>([
  [
    'three days late allows moving its late and its next instalment',
    {},
    '2026-11-21',
    { movable: [LATE, NEXT], overdue: 467_000, inCourt: false },
  ],
  ['over 15 days late allows moving only its next instalment', {}, '2026-12-04', { movable: [NEXT], overdue: 467_000, inCourt: false }],
  ['in court allows moving no instalment', { status: 'send_enveloper' }, '2026-11-21', { movable: [], overdue: 467_000, inCourt: true }],
  ['that is not confirmed has no schedule to change', { status: 'waiting' }, '2026-11-21', null],
  ['that has ended has no schedule to change', { status: 'finished' }, '2026-11-21', null],
  ['without instalments has no schedule to change', { schedule: [] }, '2026-11-21', null],
])('[X-12] an order %s', (_title, differs, today, expected) => {
  expect(hardshipOptions({ ...OVERDUE_ORDER, ...differs }, today)).toEqual(expected);
});
