import type { CalendarDate } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { isNight, nextDebitDay, noticeDay, noticeDayFrom, tellsFailure } from './debit-rules.ts';

test.each([
  ['2026-12-05T03:59:59Z', true],
  ['2026-12-05T04:00:00Z', false],
  ['2026-12-05T15:59:59Z', false],
  ['2026-12-05T16:00:00Z', true],
  ['2026-12-05T20:00:00Z', true],
])('at %s nobody is written to: %s', (at, night) => {
  expect(isNight(new Date(at))).toBe(night);
});

test('the notice comes so many days before, over the end of a month too', () => {
  expect(noticeDay('2026-12-02', 3)).toBe('2026-11-29');
});

describe('[X-07] the day of the next debit', () => {
  const failed = (...days: CalendarDate[]) => days.map((day) => ({ day, state: 'failed' }));
  const DUE = '2026-12-05';
  test.each([
    ['the due date', [], '2026-12-01', DUE],
    ['the due date itself', [], DUE, DUE],
    ['today, when the run was late', [], '2026-12-08', '2026-12-08'],
    ['the last day of the grace period', [], '2026-12-10', '2026-12-10'],
    ['none after the grace period, though nothing was tried', [], '2026-12-11', null],
    ['none after a failure on the last day', failed('2026-12-10'), '2026-12-10', null],
    ['the last day, while it runs', [...failed(DUE), { day: '2026-12-10', state: 'running' }], '2026-12-10', '2026-12-10'],
    [
      'the sixth day in a row, while it runs',
      [...failed(DUE, '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'), { day: '2026-12-10', state: 'running' }],
      '2026-12-10',
      '2026-12-10',
    ],
    ['today, while it runs', [{ day: DUE, state: 'running' }], DUE, DUE],
    ['tomorrow after a failure today', failed(DUE), DUE, '2026-12-06'],
    ['today after a failure yesterday', failed(DUE), '2026-12-06', '2026-12-06'],
    ['never twice: it has succeeded', [{ day: DUE, state: 'succeeded' }], '2026-12-06', null],
    ['none after six days', failed(DUE, '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'), '2026-12-11', null],
  ] as const)('%s', (_what, past, today, expected) => {
    expect(nextDebitDay(DUE, past, today)).toBe(expected);
  });
});

test('a failure is told on the first and on the last day', () => {
  expect(tellsFailure(1, '2026-12-06')).toBe(true);
  expect(tellsFailure(2, '2026-12-07')).toBe(false);
  expect(tellsFailure(2, null)).toBe(true);
});

test('a notice that is late waits for the day, not for its own date', () => {
  const at = (time: string) => new Date(`2026-12-03T${time}:00+05:00`);
  expect(noticeDayFrom('2026-12-09', at('12:00'))).toBe('2026-12-09');
  expect(noticeDayFrom('2026-12-01', at('03:00'))).toBe('2026-12-03');
  expect(noticeDayFrom('2026-12-01', at('20:59'))).toBe('2026-12-03');
  expect(noticeDayFrom('2026-12-03', at('21:00'))).toBe('2026-12-04');
});
