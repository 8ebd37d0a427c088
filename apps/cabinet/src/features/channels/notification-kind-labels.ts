import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationKind } from './channel-queries.ts';

type KindLabels = { readonly kind: NotificationKind; readonly name: MessageDescriptor; readonly hint: MessageDescriptor };

/** The kinds of notifications in the order of the page, the most important to the customer first. */
export const NOTIFICATION_KIND_LABELS: readonly KindLabels[] = [
  {
    kind: 'payment',
    name: msg({ message: 'Напоминания о платежах', comment: 'Notification settings: a kind of notifications' }),
    hint: msg({
      message: 'За три дня до платежа, в сам день и раз в неделю, пока есть просрочка. Только 9:00–20:00.',
      comment: 'Notification settings: when reminders of payments come',
    }),
  },
  {
    kind: 'order',
    name: msg({ message: 'Заказы и деньги', comment: 'Notification settings: a kind of notifications, about orders, payments, returns' }),
    hint: msg({
      message: 'Изменения по заказам, платежам, возвратам и лимиту.',
      comment: 'Notification settings: what notifications about orders and money are about',
    }),
  },
  {
    kind: 'delivery',
    name: msg({ message: 'Доставка', comment: 'Notification settings: a kind of notifications, about deliveries' }),
    hint: msg({
      message: 'Заказ в пути, его можно забрать, он у вас.',
      comment: 'Notification settings: what notifications about deliveries say',
    }),
  },
  {
    kind: 'answer',
    name: msg({
      message: 'Ответы',
      comment: 'Notification settings: a kind of notifications, answers to what the customer asked or wrote',
    }),
    hint: msg({
      message: 'Магазин или мы ответили на ваш вопрос или сообщение о возврате.',
      comment: 'Notification settings: what notifications of answers say',
    }),
  },
  {
    kind: 'congrats',
    name: msg({ message: 'Поздравления', comment: 'Notification settings: a kind of notifications, congratulations' }),
    hint: msg({
      message: 'Лимит одобрен (об этом СМС придёт всегда), рассрочка закрыта.',
      comment: 'Notification settings: what customers are congratulated on',
    }),
  },
  {
    kind: 'promotion',
    name: msg({ message: 'Акции', comment: 'Notification settings: a kind of notifications, special offers' }),
    hint: msg({ message: 'Предложения магазинов.', comment: 'Notification settings: what special offers are' }),
  },
  {
    kind: 'news',
    name: msg({ message: 'Новости Muddat', comment: 'Notification settings: a kind of notifications, news of the portal' }),
    hint: msg({ message: 'Что нового на портале.', comment: 'Notification settings: what news of the portal are' }),
  },
];
