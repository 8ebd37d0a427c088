import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { useLinkComponent } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { useId } from 'react';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';
import { GoodsRow } from './goods-row.tsx';
import { StoreOffers } from './store-offers.tsx';

export interface StoreGoodsProps {
  group: BasketStoreGroup;
  locale: Locale;
  /** How many more goods fit into the basket. */
  capacity: number;
  isChecking: boolean;
  onRemove: (productId: string) => void;
}

/** The goods of one store, which become one order, with the full price and the price in instalments. */
export function StoreGoods({ group: { store, rows, total }, locale, capacity, isChecking, onRemove }: StoreGoodsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const title = useId();
  return (
    <Card as="section" aria-labelledby={title}>
      <Heading level={2} size="m" id={title}>
        {store === null ? (
          t({ message: 'Магазин уточняем', comment: 'Basket: heading above products whose store is not known yet' })
        ) : (
          <Anchor href={hrefTo('partner', { alias: store.alias }, locale)} className={css.name}>
            {store.name}
          </Anchor>
        )}
      </Heading>
      <ul className={css.list} aria-labelledby={title}>
        {rows.map((row) => (
          <GoodsRow key={row.productId} row={row} locale={locale} capacity={capacity} onRemove={() => onRemove(row.productId)} />
        ))}
      </ul>
      <p className={css.total} aria-busy={isChecking}>
        <span>{t({ message: 'Итого за товары', comment: 'Basket, under the products of a store: label of their total price' })}</span>
        {total === null ? (
          <span className={css.pendingTotal}>
            {isChecking
              ? t({ message: 'считаем…', comment: 'Basket: shown instead of a price while it is being calculated' })
              : t({ message: 'не посчитано', comment: 'Basket: shown instead of a price that could not be calculated' })}
          </span>
        ) : (
          <Money amount={total.goods} />
        )}
      </p>
      {total !== null && total.offers.length > 0 && <StoreOffers total={total} store={store?.id ?? ''} />}
    </Card>
  );
}
