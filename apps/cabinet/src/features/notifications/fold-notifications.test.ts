import { expect, test } from 'vitest';
import type { Notification } from '../../domain/notification/notification-queries.ts';
import { NOTIFICATIONS } from '../../testing/notifications.ts';
import { foldNotifications } from './fold-notifications.ts';

const [base] = NOTIFICATIONS;
if (!base) throw new Error('one is needed');
type Facts = Partial<Pick<Notification, 'subject' | 'amount' | 'title' | 'created_at'>>;
const topUp = { subject: 'top_up', title: 'Баланс пополнен', amount: 5_000 };
const due = { subject: 'payment_due', title: 'Скоро платёж', amount: 5_000 };
const order = { title: 'Заказ в пути' };

test.each<[string, Facts[], string[]]>([
  ['three top-ups', [topUp, { ...topUp, amount: 10_000 }, topUp], ['top_up ×3 20000: 0 1 2']],
  ['one top-up', [topUp], ['0']],
  ['two top-ups around another event', [topUp, order, topUp], ['top_up ×2 10000: 0 2', '1']],
  ['top-ups of two days, divided by midnight in Tashkent', [topUp, { ...topUp, created_at: '2026-11-20T18:59:00.000Z' }], ['0', '1']],
  [
    'two refunds that are different events',
    [
      { ...topUp, subject: 'refund' },
      { ...topUp, subject: 'refund', title: 'Излишек' },
    ],
    ['0', '1'],
  ],
  ['two reminders, each to read', [due, due], ['0', '1']],
  ['two events without a subject', [order, order], ['0', '1']],
  ['two top-ups without a sum', [{ subject: 'top_up' }, { subject: 'top_up' }], ['0', '1']],
])('%s are shown in rows in order, same events of a day in one', (_name, facts, rows) => {
  const list = facts.map((one, id) => ({ ...base, ...one, id: String(id) }));
  expect(
    foldNotifications(list).map((row) => {
      const ids = row.notifications.map(({ id }) => id).join(' ');
      return row.subject === null ? ids : `${row.subject} ×${row.notifications.length} ${row.amount}: ${ids}`;
    }),
  ).toEqual(rows);
});
