import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney, type Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import type { installment } from '@muddat/sdk/types';
import { ProductTile } from '@muddat/ui/product-tile';
import { SectionHead } from '@muddat/ui/section-head';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { useTransliterateGoodsName } from '../order/goods-name.ts';
import * as css from './goods-to-buy.css.ts';

type Product = installment.components['schemas']['ProductCard'];

type Props = {
  /** What the customer may spend, so'm; null without an approved limit. */
  maxPrice: number | null;
  /** Undefined while they load. */
  products: readonly Product[] | undefined;
  locale: Locale;
};

/** As many tiles as the widest row has. */
export const GOODS_COUNT = 6;

/** Goods that the limit pays for, or popular ones without a limit, with a link to the catalogue. */
export function GoodsToBuyView({ maxPrice, products, locale }: Props) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  const sum = formatMoney(maxPrice ?? 0, useLanguage());
  return (
    <section aria-labelledby="goods" className={css.section}>
      <SectionHead
        id="goods"
        title={
          maxPrice === null
            ? t({ message: 'Популярные товары', comment: 'Heading of goods for a customer who has no approved limit' })
            : t({ message: `На ваш лимит, до ${sum}`, comment: 'Heading of goods whose price fits the limit' })
        }
        link={{
          href: hrefTo('catalogue', {}, locale),
          label: t({ message: 'Весь каталог', comment: 'Link beside the heading of goods, to all categories' }),
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
