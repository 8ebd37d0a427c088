import { expect, test } from 'vitest';
import { countSmsSegments, normalizeSmsText } from '../../../core/sms-text.ts';
import { type DebitMessage, debitFailedMessage, noDebitSourceMessage, upcomingDebitMessage } from './debit-texts.ts';

const ABOUT = { orderNumber: '100001', amount: 12_345_678 };

const DAYS = ['2026-09-30', '2026-12-31', '2026-02-28'] as const;
const AGAIN = ['today', 'tomorrow', 'never'] as const;

const TABLE: readonly (readonly [string, DebitMessage])[] = [
  ['the notice of a debit today', upcomingDebitMessage({ ...ABOUT, on: null })],
  ...DAYS.map((on) => [`the notice of a debit on ${on}`, upcomingDebitMessage({ ...ABOUT, on })] as const),
  ...DAYS.map((dueDate) => [`the warning that no source can pay on ${dueDate}`, noDebitSourceMessage({ ...ABOUT, dueDate })] as const),
  ...AGAIN.map(
    (again) => [`the notice of failure (retry: ${again})`, debitFailedMessage({ ...ABOUT, reason: 'insufficient_funds', again })] as const,
  ),
];

test.each(TABLE)('[X-07] %s fits one SMS and begins with "Muddat: "', (_what, { sms }) => {
  expect([sms.ru, sms.uz].filter((text) => countSmsSegments(normalizeSmsText(text)) > 1 || !text.startsWith('Muddat: '))).toEqual([]);
});

test.each(DAYS)('[X-07] the warning that no source can pay on %s names the order', (dueDate) => {
  const { sms } = noDebitSourceMessage({ ...ABOUT, dueDate });
  expect(sms.ru).toMatch(/^Muddat: .*списать не с чего.*100001/);
  expect(sms.uz).toMatch(/^Muddat: .*100001/);
});

test('the notice of a debit says that it is made today, or names its date', () => {
  expect(upcomingDebitMessage({ ...ABOUT, on: null }).body.ru).toMatch(/^Сегодня спишем/);
  expect(upcomingDebitMessage({ ...ABOUT, on: '2026-12-31' }).body.ru).toMatch(/^31 декабря 2026.* спишем/);
});

test('the message of a failed debit says whether it is retried today, tomorrow or never', () => {
  const saidOf = (again: 'today' | 'tomorrow' | 'never') => debitFailedMessage({ ...ABOUT, reason: null, again }).body.ru;
  expect(saidOf('today')).toMatch(/Сегодня попробуем ещё раз\.$/);
  expect(saidOf('tomorrow')).toMatch(/Завтра попробуем ещё раз\.$/);
  expect(saidOf('never')).toMatch(/Больше сами пробовать не будем\.$/);
});
