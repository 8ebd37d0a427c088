import { addDays } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { type Instalment, isReminderTime, remindersOf, type SentReminder } from './reminder-rules.ts';

const TODAY = '2026-03-10';
const on = (days: number) => addDays(TODAY, days);
const instalment = (days: number, more: Partial<Instalment> = {}): Instalment => ({
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
const told = (instalments: readonly Instalment[], before: readonly SentReminder[] = []) =>
  remindersOf(instalments, before, TODAY).map(({ number, kind, week, amount }) => `${number} ${kind} ${week} ${amount}`);

describe('[S2-15] what a customer is reminded of on a day', () => {
  const COURSES: readonly [string, readonly Instalment[], readonly SentReminder[], readonly string[]][] = [
    ['nothing four days before', [instalment(4)], [], []],
    ['the date three days before it', [instalment(3)], [], ['2 soon 0 400000']],
    ['a date that is nearer still, where that day was missed', [instalment(1)], [], ['2 soon 0 400000']],
    ['nothing between, once it was said', [instalment(1)], [sent(1, { kind: 'soon', sentOn: on(-2) })], []],
    ['the day itself', [instalment(0)], [sent(0, { kind: 'soon', sentOn: on(-3) })], ['2 today 0 400000']],
    ['the day itself once', [instalment(0)], [sent(0, { kind: 'today' })], []],
    ['the first late day', [instalment(-1)], [sent(-1, { kind: 'today', sentOn: on(-1) })], ['2 late 0 400000']],
    ['nothing on the second late day', [instalment(-2)], [sent(-2, { sentOn: on(-1) })], []],
    ['a late one again a week after', [instalment(-8)], [sent(-8, { sentOn: on(-7) })], ['2 late 1 400000']],
    ['a late one not sooner, though its second week has begun', [instalment(-8)], [sent(-8, { sentOn: on(-2) })], []],
    ['a late one once after many missed days', [instalment(-30)], [], ['2 late 4 400000']],
    ['nothing that is paid', [instalment(-1, { left: 0 }), instalment(3, { left: 0 })], [], []],
    ['no date that is debited by itself', [instalment(3, { debited: true })], [], []],
    ['not the day on which it is debited by itself', [instalment(0, { debited: true })], [], []],
    ['a debit that did not come', [instalment(-1, { debited: true })], [], ['2 late 0 400000']],
    ['a date that was moved, anew', [instalment(3)], [sent(-5, { kind: 'soon', sentOn: on(-6) })], ['2 soon 0 400000']],
    ['all that is overdue at once, under the oldest', [instalment(-2, { number: 3 }), instalment(-33)], [], ['2 late 4 800000']],
    ['no younger debt within the week of the older one', [instalment(-1, { number: 3 })], [sent(-31, { sentOn: on(-3) })], []],
    ['a debt and the next date', [instalment(-28), instalment(2, { number: 3 })], [], ['2 late 3 400000', '3 soon 0 400000']],
  ];
  test.each(COURSES)('%s', (_, instalments, before, expected) => {
    expect(told(instalments, before)).toEqual(expected);
  });
});

test.each([
  ['08:59', false],
  ['09:00', true],
  ['19:59', true],
  ['20:00', false],
  ['00:30', false],
])('at %s in Tashkent somebody is reminded: %s', (time, isTime) => {
  expect(isReminderTime(new Date(`2026-03-10T${time}:00+05:00`))).toBe(isTime);
});
