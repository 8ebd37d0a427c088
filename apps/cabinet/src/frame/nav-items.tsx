import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Bell, CreditCard, House, ShoppingBag, User } from '@muddat/ui/icons';
import type { Place } from './place-of.ts';

type Where = {
  locale: Locale;
  place: Place | null;
  /** The order whose payment is next; null where nothing is to pay, undefined while that is not known. */
  payOrderId: string | null | undefined;
};

/** The ways of the cabinet that exist. */
export function useNavItems({ locale, place, payOrderId }: Where) {
  const { t } = useLingui();
  const main = hrefTo('main-page', {}, locale);
  const items = [
    { id: 'main', href: main, label: t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' }), icon: <House size={22} /> },
    {
      id: 'orders',
      href: hrefTo('orders', {}, locale),
      label: t({ message: 'Заказы', comment: 'Menu of the cabinet: the list of orders' }),
      icon: <ShoppingBag size={22} />,
    },
    {
      id: 'pay',
      href: payOrderId ? hrefTo('order-pay', { id: payOrderId }, locale) : main,
      label: t({ message: 'Оплата', comment: 'Menu of the cabinet: the next payment' }),
      icon: <CreditCard size={22} />,
    },
    {
      id: 'notifications',
      href: hrefTo('notifications', {}, locale),
      label: t({ message: 'Новости', comment: 'Menu of the cabinet, short: the page of notifications' }),
      icon: <Bell size={22} />,
    },
    {
      id: 'profile',
      href: hrefTo('profile', {}, locale),
      label: t({ message: 'Профиль', comment: 'Menu of the cabinet: the customer, their conditions, cards, and ways to sign in' }),
      icon: <User size={22} />,
    },
  ];
  const shown = items.filter(({ id }) => id !== 'pay' || payOrderId !== null || place === 'pay');
  return shown.map(({ id, ...item }) => ({ ...item, current: id === place }));
}
