import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { findDueReminders, isReminderTime, type RemindableInstalment, type SentReminder } from './reminder-rules.ts';

const TODAY = '2026-03-10';
const on = (days: number) => addDays(TODAY, days);
const instalment = (days: number, more: Partial<RemindableInstalment> = {}): RemindableInstalment => ({
  number: 2,
  dueDate: on(days),
  left: 400_000,
  debited: false,
  ...more,
});
const sent = (days: number, more: Partial<SentReminder> = {}): SentReminder => ({
  number: 2,
  dueDate: on(days),
  kind: 'late',
  week: 0,
  sentOn: TODAY,
  ...more,
});
const dueReminders = (instalments: readonly RemindableInstalment[], before: readonly SentReminder[] = []) =>
  findDueReminders(instalments, before, TODAY).map(({ number, kind, week, amount }) => `${number} ${kind} ${week} ${amount}`);

describe('[S2-15] findDueReminders', () => {
  const COURSES: readonly [string, readonly RemindableInstalment[], readonly SentReminder[], readonly string[]][] = [
    ['nothing four days before the due date', [instalment(4)], [], []],
    ['an instalment three days before its due date', [instalment(3)], [], ['2 soon 0 400000']],
    ['an instalment one day before its due date, if its first reminder was missed', [instalment(1)], [], ['2 soon 0 400000']],
    ['nothing one day before its due date, if already reminded', [instalment(1)], [sent(1, { kind: 'soon', sentOn: on(-2) })], []],
    ['an instalment on its due date', [instalment(0)], [sent(0, { kind: 'soon', sentOn: on(-3) })], ['2 today 0 400000']],
    ['nothing more on the due date after its reminder', [instalment(0)], [sent(0, { kind: 'today' })], []],
    ['an instalment on its first overdue day', [instalment(-1)], [sent(-1, { kind: 'today', sentOn: on(-1) })], ['2 late 0 400000']],
    ['nothing on the second overdue day', [instalment(-2)], [sent(-2, { sentOn: on(-1) })], []],
    ['an overdue instalment again after a week', [instalment(-8)], [sent(-8, { sentOn: on(-7) })], ['2 late 1 400000']],
    ['nothing within a week of the last reminder', [instalment(-8)], [sent(-8, { sentOn: on(-2) })], []],
    ['an overdue instalment once after 30 missed days', [instalment(-30)], [], ['2 late 4 400000']],
    ['no paid instalment', [instalment(-1, { left: 0 }), instalment(3, { left: 0 })], [], []],
    ['no instalment before its automatic debit', [instalment(3, { debited: true })], [], []],
    ['no instalment on the day of its automatic debit', [instalment(0, { debited: true })], [], []],
    ['an instalment whose automatic debit did not happen', [instalment(-1, { debited: true })], [], ['2 late 0 400000']],
    ['an instalment again after its date was moved', [instalment(3)], [sent(-5, { kind: 'soon', sentOn: on(-6) })], ['2 soon 0 400000']],
    [
      'all overdue instalments at once, with the number of the oldest and the total amount',
      [instalment(-2, { number: 3 }), instalment(-33)],
      [],
      ['2 late 4 800000'],
    ],
    ['no newly overdue instalment within a week of a reminder', [instalment(-1, { number: 3 })], [sent(-31, { sentOn: on(-3) })], []],
    [
      'an overdue instalment and the next one, each by itself',
      [instalment(-28), instalment(2, { number: 3 })],
      [],
      ['2 late 3 400000', '3 soon 0 400000'],
    ],
  ];
  test.each(COURSES)('reminds of %s', (_, instalments, before, expected) => {
    expect(dueReminders(instalments, before)).toEqual(expected);
  });
});

test.each([
  ['08:59', false],
  ['09:00', true],
  ['19:59', true],
  ['20:00', false],
  ['00:30', false],
])('at %s in Tashkent isReminderTime returns %s', (time, isTime) => {
  expect(isReminderTime(new Date(`2026-03-10T${time}:00+05:00`))).toBe(isTime);
});
