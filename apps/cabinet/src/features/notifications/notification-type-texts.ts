import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationType } from '../../domain/notification/notification-types.ts';

type TypeTexts = { readonly name: MessageDescriptor; readonly empty: MessageDescriptor; readonly emptyHint: MessageDescriptor };

/** Texts of each filter: its name, and the title and hint of its empty list. */
export const NOTIFICATION_TYPE_TEXTS: Readonly<Record<NotificationType | 'all', TypeTexts>> = {
  all: {
    name: msg({ message: 'Все', comment: 'Filter of the notifications: all of them' }),
    empty: msg({ message: 'Уведомлений пока нет', comment: 'Notifications page of a customer without notifications' }),
    emptyHint: msg({
      message: 'Здесь появятся напоминания о платежах и новости ваших заказов.',
      comment: 'Notifications page of a customer without notifications: what will appear here',
    }),
  },
  order: {
    name: msg({ message: 'Заказы и платежи', comment: 'Filter of the notifications: about orders and payments' }),
    empty: msg({ message: 'О заказах и платежах уведомлений нет', comment: 'Filter of the notifications: none about orders and payments' }),
    emptyHint: msg({
      message: 'Здесь будут напоминания о платежах, их итоги и изменения по заказам.',
      comment: 'Filter of the notifications, orders and payments, empty: what comes here',
    }),
  },
  delivery: {
    name: msg({ message: 'Доставка', comment: 'Filter of the notifications: about deliveries' }),
    empty: msg({ message: 'О доставке уведомлений нет', comment: 'Filter of the notifications: none about deliveries' }),
    emptyHint: msg({
      message: 'Мы скажем, когда магазин отправит заказ и когда он будет у вас.',
      comment: 'Filter of the notifications, deliveries, empty: what comes here',
    }),
  },
  congrats: {
    name: msg({ message: 'Поздравления', comment: 'Filter of the notifications: congratulations' }),
    empty: msg({ message: 'Поздравлений пока нет', comment: 'Filter of the notifications: no congratulations' }),
    emptyHint: msg({
      message: 'Здесь появятся хорошие новости: лимит одобрен, рассрочка закрыта.',
      comment: 'Filter of the notifications, congratulations, empty: what comes here',
    }),
  },
  promotion: {
    name: msg({ message: 'Акции', comment: 'Filter of the notifications: special offers' }),
    empty: msg({ message: 'Акций сейчас нет', comment: 'Filter of the notifications: no special offers' }),
    emptyHint: msg({
      message: 'Здесь появятся предложения магазинов.',
      comment: 'Filter of the notifications, special offers, empty: what comes here',
    }),
  },
  news: {
    name: msg({ message: 'Новости Muddat', comment: 'Filter of the notifications: news of the portal' }),
    empty: msg({ message: 'Новостей пока нет', comment: 'Filter of the notifications: no news of the portal' }),
    emptyHint: msg({
      message: 'Здесь мы рассказываем, что нового в Muddat.',
      comment: 'Filter of the notifications, news of the portal, empty: what comes here',
    }),
  },
};
