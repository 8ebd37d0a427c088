import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '@muddat/i18n';
import { type RouteId, routeTitle } from '@muddat/routing';

/** Labels of a notification's button by the page that it opens. Other pages are named by their title. */
const LINK_LABELS: Readonly<Partial<Record<RouteId, MessageDescriptor>>> = {
  order: msg({ message: 'К заказу', comment: 'Button in a notification: to the order that it is about' }),
  orders: msg({ message: 'К заказам', comment: 'Button in a notification: to all orders' }),
  'order-pay': msg({ message: 'К платежу', comment: 'Button in a notification: to the payment of an instalment that is due' }),
  payments: msg({ message: 'К платежам', comment: 'Button in a notification: to the list of payments' }),
  consents: msg({ message: 'К автосписанию', comment: 'Button in a notification: to the automatic payments' }),
  limit: msg({ message: 'К лимиту', comment: 'Button in a notification: to the limit' }),
  balance: msg({ message: 'К балансу', comment: 'Button in a notification: to the balance' }),
  cards: msg({ message: 'К картам', comment: 'Button in a notification: to the saved cards' }),
  bonuses: msg({ message: 'К бонусам', comment: 'Button in a notification: to the bonuses' }),
  profile: msg({ message: 'В профиль', comment: 'Button in a notification: to the profile' }),
  product: msg({ message: 'К товару', comment: 'Button in a notification: to the page of a product' }),
  category: msg({ message: 'К товарам', comment: 'Button in a notification: to the goods of a category' }),
  partner: msg({ message: 'К магазину', comment: 'Button in a notification: to the page of a store' }),
  'content-page': msg({ message: 'Подробнее', comment: 'Button in a notification: to a page of an offer' }),
  'static-page': msg({ message: 'Подробнее', comment: 'Button in a notification: to a page of an offer' }),
};

/** The label of a notification's button: the label of the page in `LINK_LABELS`, or else the title of the page. */
export function notificationLinkLabel(page: RouteId, { i18n, locale, transliterate }: LabelOptions): string {
  const words = LINK_LABELS[page];
  return words === undefined ? transliterate(routeTitle(page, locale)) : i18n._(words);
}

type LabelOptions = {
  readonly i18n: I18n;
  readonly locale: Locale;
  /** Transliterates the title of a page to the reader's alphabet. */
  readonly transliterate: (text: string) => string;
};
