import type { CalendarDate } from '@muddat/schedule';
import { describe, expect, test } from 'vitest';
import { debitNoticeDay, debitNoticeSendDay, isQuietTime, nextDebitDay, shouldNotifyFailure } from './debit-rules.ts';

test.each([
  ['2026-12-05T03:59:59Z', true],
  ['2026-12-05T04:00:00Z', false],
  ['2026-12-05T15:59:59Z', false],
  ['2026-12-05T16:00:00Z', true],
  ['2026-12-05T20:00:00Z', true],
])('`isQuietTime` says whether %s is at night, when no messages are sent: %s', (at, night) => {
  expect(isQuietTime(new Date(at))).toBe(night);
});

test('the notice day of a debit is the given number of days before the due date, also in the month before', () => {
  expect(debitNoticeDay('2026-12-02', 3)).toBe('2026-11-29');
});

describe('[X-07] the day of the next debit', () => {
  const failed = (...days: CalendarDate[]) => days.map((day) => ({ day, state: 'failed' }));
  const DUE = '2026-12-05';
  test.each([
    ['is the due date before it arrives', [], '2026-12-01', DUE],
    ['is the due date when it arrives', [], DUE, DUE],
    ['is today if no earlier day was tried', [], '2026-12-08', '2026-12-08'],
    ['is the last day of the grace period when it arrives', [], '2026-12-10', '2026-12-10'],
    ['is null after the grace period, even if nothing was tried', [], '2026-12-11', null],
    ['is null after a failure on the last day', failed('2026-12-10'), '2026-12-10', null],
    ['is the last day while its debit is running', [...failed(DUE), { day: '2026-12-10', state: 'running' }], '2026-12-10', '2026-12-10'],
    [
      'is the sixth day in a row while its debit is running',
      [...failed(DUE, '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09'), { day: '2026-12-10', state: 'running' }],
      '2026-12-10',
      '2026-12-10',
    ],
    ['is today while its debit is running', [{ day: DUE, state: 'running' }], DUE, DUE],
    ['is tomorrow after a failure today', failed(DUE), DUE, '2026-12-06'],
    ['is today after a failure yesterday', failed(DUE), '2026-12-06', '2026-12-06'],
    ['is null after a success', [{ day: DUE, state: 'succeeded' }], '2026-12-06', null],
    ['is null after six failures', failed(DUE, '2026-12-06', '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10'), '2026-12-11', null],
  ] as const)('%s', (_what, past, today, expected) => {
    expect(nextDebitDay(DUE, past, today)).toBe(expected);
  });
});

test('a failed debit is reported to the customer only after the first and after the last try', () => {
  expect(shouldNotifyFailure(1, '2026-12-06')).toBe(true);
  expect(shouldNotifyFailure(2, '2026-12-07')).toBe(false);
  expect(shouldNotifyFailure(2, null)).toBe(true);
});

test('the notice of a debit is sent on its notice day; if that has passed, today before 21:00, otherwise tomorrow', () => {
  const at = (time: string) => new Date(`2026-12-03T${time}:00+05:00`);
  expect(debitNoticeSendDay('2026-12-09', at('12:00'))).toBe('2026-12-09');
  expect(debitNoticeSendDay('2026-12-01', at('03:00'))).toBe('2026-12-03');
  expect(debitNoticeSendDay('2026-12-01', at('20:59'))).toBe('2026-12-03');
  expect(debitNoticeSendDay('2026-12-03', at('21:00'))).toBe('2026-12-04');
});
