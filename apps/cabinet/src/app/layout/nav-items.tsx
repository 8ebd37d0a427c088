import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Bell, CreditCard, House, Package, ShoppingBag, Store, User } from '@muddat/ui/icons';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';
import type { NavSection } from './page-facts.ts';

type NavState = {
  locale: Locale;
  /** Null while it is not known which page is shown. */
  section: NavSection | null;
  /** The order whose payment is next; null if nothing is due, undefined while that is not known. */
  payOrderId: string | null | undefined;
  /** The number of pieces in the basket, over all products; 0 while that is not known. */
  basketCount: number;
  /** The number of unread notifications; 0 while that is not known. */
  unreadCount: number;
};

/**
 * The tab bar has space for five items. The others are on the main page: it begins with the next payment, and its top bar links to the
 * notifications.
 */
const TAB_BAR_ITEMS: readonly string[] = ['main', 'catalogue', 'basket', 'orders', 'profile'];

/** The menu items of the cabinet: `rail` for the side navigation (from 900 px), `bar` for the tab bar (below). */
export function useNavItems({ locale, section, payOrderId, basketCount, unreadCount }: NavState) {
  const { t } = useLingui();
  const unreadText = useUnreadText();
  const main = hrefTo('main-page', {}, locale);
  const items = [
    { id: 'main', href: main, label: t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' }), icon: <House size={22} /> },
    {
      id: 'catalogue',
      href: hrefTo('catalogue', {}, locale),
      label: t({ message: 'Каталог', comment: 'Menu of the cabinet: the categories of products' }),
      icon: <Store size={22} />,
    },
    {
      id: 'basket',
      href: hrefTo('basket', {}, locale),
      label: t({ message: 'Корзина', comment: 'Menu of the cabinet: the basket' }),
      icon: <ShoppingBag size={22} />,
      count: basketCount,
    },
    {
      id: 'orders',
      href: hrefTo('orders', {}, locale),
      label: t({ message: 'Заказы', comment: 'Menu of the cabinet: the list of orders' }),
      icon: <Package size={22} />,
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
      label: t({ message: 'Уведомления', comment: 'Menu of the cabinet: the page of notifications' }),
      icon: <Bell size={22} />,
      count: unreadCount,
      countLabel: unreadText(unreadCount),
    },
    {
      id: 'profile',
      href: hrefTo('profile', {}, locale),
      label: t({ message: 'Профиль', comment: 'Menu of the cabinet: the customer, their conditions, cards, and ways to sign in' }),
      icon: <User size={22} />,
    },
  ];
  const rail = items
    .filter(({ id }) => id !== 'pay' || payOrderId !== null || section === 'pay')
    .map((item) => ({ ...item, current: item.id === section }));
  return { rail, bar: rail.filter(({ id }) => TAB_BAR_ITEMS.includes(id)) };
}
