import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { ShoppingBag } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import * as css from './basket-link.css.ts';
import { useGoodsCount } from './use-goods-count.ts';

/** The header's link to the basket, with the number of goods. */
export function BasketLink({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const goods = useGoodsCount();
  const name =
    goods === 0
      ? t({ message: 'Корзина', comment: 'Site header: link to the basket' })
      : t({
          message: plural(goods, {
            one: 'Корзина, # товар',
            few: 'Корзина, # товара',
            many: 'Корзина, # товаров',
            other: 'Корзина, # товара',
          }),
          comment: 'Read by screen readers: link to the basket in the site header, with the number of products in it',
        });
  return (
    <Anchor href={hrefTo('basket', {}, locale)} className={css.link} aria-label={name} title={name}>
      <ShoppingBag size={22} />
      {goods > 0 && (
        <span className={css.count} aria-hidden="true">
          {goods}
        </span>
      )}
    </Anchor>
  );
}
