import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { useLinkComponent } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { MonthlyPrice } from '@muddat/ui/monthly-price';
import { StoreLogo } from '@muddat/ui/store-logo';
import { type ReactNode, useId } from 'react';
import type { BasketStoreGroup } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';
import { GoodsRow } from './goods-row.tsx';
import { PendingAmount } from './pending-amount.tsx';
import { StoreOffers } from './store-offers.tsx';

export interface StoreGoodsProps {
  group: BasketStoreGroup;
  locale: Locale;
  /** The term whose payments are shown; null if the basket has none. */
  months: number | null;
  /** How many more goods fit into the basket. */
  capacity: number;
  isChecking: boolean;
  onRemove: (productId: string) => void;
}

/** The goods of one store, which become one order. The cost of a single product is in its row, the cost of several below all rows. */
export function StoreGoods({ group, locale, months, capacity, isChecking, onRemove }: StoreGoodsProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const title = useId();
  const { store, logo, rows, total } = group;
  const cost = <StoreCost group={group} months={months} isChecking={isChecking} />;
  const isSingle = rows.length === 1;
  return (
    <Card as="section" aria-labelledby={title}>
      <div className={css.storeHead}>
        {store !== null && <StoreLogo src={logo} name={store.name} size="s" />}
        <Heading level={2} size="m" id={title}>
          {store === null ? (
            t({ message: 'Магазин уточняем', comment: 'Basket: heading above products whose store is not known yet' })
          ) : (
            <Anchor href={hrefTo('partner', { alias: store.alias }, locale)} className={css.name}>
              {store.name}
            </Anchor>
          )}
        </Heading>
      </div>
      <ul className={css.list} aria-labelledby={title}>
        {rows.map((row) => (
          <GoodsRow
            key={row.productId}
            row={row}
            locale={locale}
            capacity={capacity}
            // Without an answer the row shows the price that the customer has last seen.
            cost={isSingle && (total !== null || isChecking) ? cost : null}
            onRemove={() => onRemove(row.productId)}
          />
        ))}
      </ul>
      {!isSingle && (
        <div className={css.storeTotal} aria-busy={isChecking}>
          <span className={css.storeTotalLabel}>
            {t({ message: 'Вместе', comment: 'Basket, under several products of a store: label of what they cost together' })}
          </span>
          {cost}
        </div>
      )}
      {total !== null && total.offers.length > 0 && <StoreOffers total={total} months={months} store={store?.id ?? ''} />}
    </Card>
  );
}

/** The monthly payment of a store's goods, or their price if no term is shown. */
function StoreCost({ group: { total }, months, isChecking }: Pick<StoreGoodsProps, 'group' | 'months' | 'isChecking'>): ReactNode {
  if (total === null) return <PendingAmount isChecking={isChecking} />;
  const offer = total.offers.find((one) => one.months === months);
  if (offer === undefined)
    return (
      <span className={css.cash}>
        <Money amount={total.goods} />
      </span>
    );
  return <MonthlyPrice amount={offer.monthly_payment} months={offer.payments} total={offer.to_pay} price={total.goods} size="m" />;
}
