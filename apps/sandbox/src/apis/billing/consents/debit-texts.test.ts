import { expect, test } from 'vitest';
import { plainSms, smsParts } from '../../../core/sms-text.ts';
import { debitAhead, debitFailed, nothingToDebit, type Told } from './debit-texts.ts';

const ABOUT = { orderNumber: '100001', amount: 12_345_678 };

const DAYS = ['2026-09-30', '2026-12-31', '2026-02-28'] as const;
const AGAIN = ['today', 'tomorrow', 'never'] as const;

const TABLE: readonly (readonly [string, Told])[] = [
  ['today’s debit', debitAhead({ ...ABOUT, on: null })],
  ...DAYS.map((on) => [`a debit on ${on}`, debitAhead({ ...ABOUT, on })] as const),
  ...DAYS.map((dueDate) => [`that nothing can be debited on ${dueDate}`, nothingToDebit({ ...ABOUT, dueDate })] as const),
  ...AGAIN.map(
    (again) => [`a failure that is tried again ${again}`, debitFailed({ ...ABOUT, reason: 'insufficient_funds', again })] as const,
  ),
];

test.each(TABLE)('[X-07] %s is one SMS', (_what, { sms }) => {
  expect([sms.ru, sms.uz].filter((text) => smsParts(plainSms(text)) > 1 || !text.startsWith('Muddat: '))).toEqual([]);
});

test.each(DAYS)('[X-07] that nothing can be debited on %s names the order', (dueDate) => {
  const { sms } = nothingToDebit({ ...ABOUT, dueDate });
  expect(sms.ru).toMatch(/^Muddat: .*списать не с чего.*100001/);
  expect(sms.uz).toMatch(/^Muddat: .*100001/);
});

test('a debit of today is told as one of today', () => {
  expect(debitAhead({ ...ABOUT, on: null }).body.ru).toMatch(/^Сегодня спишем/);
  expect(debitAhead({ ...ABOUT, on: '2026-12-31' }).body.ru).toMatch(/^31 декабря 2026.* спишем/);
});

test('a failure says when it is tried again', () => {
  const saidOf = (again: 'today' | 'tomorrow' | 'never') => debitFailed({ ...ABOUT, reason: null, again }).body.ru;
  expect(saidOf('today')).toMatch(/Сегодня попробуем ещё раз\.$/);
  expect(saidOf('tomorrow')).toMatch(/Завтра попробуем ещё раз\.$/);
  expect(saidOf('never')).toMatch(/Больше сами пробовать не будем\.$/);
});
