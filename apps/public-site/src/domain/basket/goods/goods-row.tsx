import { useLingui } from '@lingui/react/macro';
import { browserBasket, setQuantity } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { IconButton } from '@muddat/ui/icon-button';
import { Trash2 } from '@muddat/ui/icons';
import { useLinkComponent } from '@muddat/ui/link';
import { Money } from '@muddat/ui/money';
import { Picture } from '@muddat/ui/picture';
import { QuantityField } from '@muddat/ui/quantity-field';
import { keepNumbersUnbroken, Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import type { BasketRow } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';
import { GoodsRowNotes } from './row-notes.tsx';
import { useGoodsName } from './use-goods-name.ts';

export interface GoodsRowProps {
  row: BasketRow;
  locale: Locale;
  /** How many more goods fit into the basket. */
  capacity: number;
  /** The cost of the product; null if the cost of several products is shown together. Then the row shows the price. */
  cost: ReactNode;
  onRemove: () => void;
}

/** One product of the basket: name, changes, quantity, what it costs today. */
export function GoodsRow({ row, locale, capacity, cost, onRemove }: GoodsRowProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const goodsName = useGoodsName();
  const { productId, quantity, price, checked, image } = row;
  const name = goodsName(row);
  const set = (wanted: number) => browserBasket().change((basket) => setQuantity(basket, productId, wanted));
  const soldOut = checked?.state === 'sold_out';
  // If fewer pieces are available than the basket has, the quantity cannot be raised.
  const most = checked !== null && checked.available < quantity ? quantity : quantity + capacity;
  return (
    <li className={css.row}>
      <span className={soldOut ? `${css.picture} ${css.unavailable}` : css.picture}>
        <Picture picture={image} name={name} ratio="square" sizes="96px" widest={96} />
      </span>
      <div className={css.text}>
        <Anchor href={hrefTo('product', { id: productId }, locale)} className={css.name}>
          <span>{keepNumbersUnbroken(name)}</span>
        </Anchor>
        {price !== null && quantity > 1 && (
          <Text as="span" size="s" tone="quiet">
            {quantity} × <Money amount={price} />
          </Text>
        )}
      </div>
      {!soldOut && (
        <div className={css.amount}>
          {cost ??
            (price !== null && (
              <span className={css.cash}>
                <Money amount={price * (checked?.available ?? quantity)} />
              </span>
            ))}
        </div>
      )}
      <div className={css.rowNotes}>
        <GoodsRowNotes checked={checked} onTakeLess={set} />
      </div>
      <div className={css.controls}>
        {!soldOut && (
          <QuantityField
            label={t({
              message: `Количество: ${name}`,
              comment: 'Read by screen readers: field for the quantity of a product in the basket; the placeholder is the product',
            })}
            value={quantity}
            max={most}
            onChange={set}
          />
        )}
        <span className={css.remove}>
          <IconButton
            icon={<Trash2 size={20} />}
            label={t({ message: `Убрать из корзины: ${name}`, comment: 'Button in the basket: removes the product in the placeholder' })}
            onClick={onRemove}
          />
        </span>
      </div>
    </li>
  );
}
