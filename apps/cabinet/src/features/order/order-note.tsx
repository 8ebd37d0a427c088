import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Banner } from '@muddat/ui/banner';
import type { OrderStatus } from '../../domain/order/order-queries.ts';

type Note = { tone: 'good' | 'info' | 'bad'; text: MessageDescriptor };

/** How an order ended, or what happens if it is not paid, and what that means for money. Other statuses need no note. */
const NOTES: Readonly<Partial<Record<OrderStatus, Note>>> = {
  finished: { tone: 'good', text: msg({ message: 'Всё оплачено, заказ закрыт.', comment: 'Page of an order: status finished' }) },
  returned: {
    tone: 'info',
    text: msg({ message: 'Товар возвращён, платить по заказу больше не нужно.', comment: 'Page of an order: status returned' }),
  },
  canceled: {
    tone: 'info',
    text: msg({ message: 'Заказ отменён, платить по нему не нужно.', comment: 'Page of an order: status canceled' }),
  },
  refused: {
    tone: 'info',
    text: msg({ message: 'По этому заказу отказано, платить по нему не нужно.', comment: 'Page of an order: status refused' }),
  },
  fail: {
    tone: 'info',
    text: msg({ message: 'Заказ не состоялся, платить по нему не нужно.', comment: 'Page of an order: status fail' }),
  },
  broke: {
    tone: 'bad',
    text: msg({
      message: 'Просрочка больше 60 дней. Оплатите просроченные {sum}: на 120-й день долг может уйти в суд.',
      comment: 'Page of an order: status broke; the overdue sum',
    }),
  },
  send_enveloper: {
    tone: 'bad',
    text: msg({
      message: 'Долг передан в суд. Его ещё можно оплатить здесь.',
      comment: 'Main page, under an overdue payment whose order was handed to court',
    }),
  },
};

export function OrderNote({ status, overdue }: { status: string; overdue: number }) {
  const { i18n } = useLingui();
  const sum = formatMoney(overdue, useLanguage());
  const note = new Map(Object.entries(NOTES)).get(status);
  if (note === undefined) return null;
  return <Banner tone={note.tone}>{i18n._({ ...note.text, values: { sum } })}</Banner>;
}
