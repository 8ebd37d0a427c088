import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { installment } from '@muddat/sdk/types';
import { ProductTile } from '@muddat/ui/product-tile';
import { SectionHead } from '@muddat/ui/section-head';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import * as css from './goods-to-buy.css.ts';

export type Product = installment.components['schemas']['ProductCard'];

type Props = {
  /** What the customer may spend, so'm. */
  limit: number;
  /** Goods whose price fits the limit; undefined while they load. */
  products: readonly Product[] | undefined;
  locale: Locale;
};

/** One row of tiles, as many as the widest screen shows. */
export const GOODS_COUNT = 6;

/** Goods that the limit pays for, with a link to the catalogue. */
export function GoodsToBuyView({ limit, products, locale }: Props) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const sum = formatMoney(limit, useLanguage());
  return (
    <section aria-labelledby="goods">
      <SectionHead
        id="goods"
        title={t({ message: `На ваш лимит, до ${sum}`, comment: 'Main page: heading of goods whose price fits the limit' })}
        link={{
          href: hrefTo('catalogue', {}, locale),
          label: t({ message: 'Весь каталог', comment: 'Main page: link beside the heading of goods, to all categories' }),
        }}
      />
      {products ? (
        <ul className={css.tiles}>
          {products.map(({ id, name, store, price, image, stock, from_monthly }) => (
            <li key={id}>
              <ProductTile
                href={hrefTo('product', { id }, locale)}
                name={goodsName(name)}
                store={store.name}
                price={price}
                image={image ?? undefined}
                stock={stock}
                monthly={
                  from_monthly
                    ? { amount: from_monthly.monthly_payment, months: from_monthly.payments, total: from_monthly.total }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={t({ message: 'Загружаем товары…', comment: 'Read by screen readers while this section loads' })}>
          <div className={css.tiles}>
            {Array.from({ length: GOODS_COUNT }, (_, at) => (
              <Stack key={at} gap="xs">
                <Skeleton shape="picture" />
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Stack>
            ))}
          </div>
        </SkeletonGroup>
      )}
    </section>
  );
}
