import { expect, test } from 'vitest';
import { debitAhead, debitFailed, nothingToDebit } from './debit-texts.ts';

const ABOUT = { orderNumber: '100001', amount: 12_345_678 };

test.each(['2026-09-30', '2026-12-31', '2026-02-28'])('[X-07] that nothing can be debited on %s is one SMS', (dueDate) => {
  const { sms } = nothingToDebit({ ...ABOUT, dueDate });
  expect([sms.ru, sms.uz].filter((text) => text.length > 70)).toEqual([]);
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
