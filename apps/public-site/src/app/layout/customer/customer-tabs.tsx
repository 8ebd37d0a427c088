import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { House, Package, ShoppingBag, Store, User } from '@muddat/ui/icons';
import { TabBar } from '@muddat/ui/tab-bar';
import type { ReactNode } from 'react';
import { useGoodsCount } from '../../../domain/basket/use-goods-count.ts';
import * as css from './customer-tabs.css.ts';

/** The tab bar of the cabinet on the pages of the shop, so that a signed-in customer keeps it (below 900 px). */
export function CustomerTabs({ locale, pathname }: { locale: Locale; pathname: string }): ReactNode {
  const { t } = useLingui();
  const goods = useGoodsCount();
  const basket = hrefTo('basket', {}, locale);
  return (
    <div className={css.tabs}>
      <TabBar
        label={t({ message: 'Кабинет', comment: 'Read by screen readers: name of the menu of the cabinet' })}
        items={[
          {
            href: hrefTo('main-page', {}, locale),
            label: t({ message: 'Главная', comment: 'Menu of the cabinet: the main page' }),
            icon: <House size={22} />,
          },
          {
            href: hrefTo('catalogue', {}, locale),
            label: t({ message: 'Каталог', comment: 'Site menu: the categories of products' }),
            icon: <Store size={22} />,
            current: isInCatalogue(pathname),
          },
          {
            href: basket,
            label: t({ message: 'Корзина', comment: 'Site header: link to the basket' }),
            icon: <ShoppingBag size={22} />,
            count: goods,
            current: pathname === basket,
          },
          {
            href: hrefTo('orders', {}, locale),
            label: t({ message: 'Заказы', comment: 'Menu of the cabinet: the list of orders' }),
            icon: <Package size={22} />,
          },
          {
            href: hrefTo('profile', {}, locale),
            label: t({ message: 'Профиль', comment: 'Menu of the cabinet: the customer, their conditions, cards, and ways to sign in' }),
            icon: <User size={22} />,
          },
        ]}
      />
    </div>
  );
}

/** Whether a page shows goods: the catalogue, a category, a product or the search. */
export const isInCatalogue = (pathname: string): boolean => /^\/[^/]+\/(catalogue|product|search)(\/|$)/.test(pathname);
