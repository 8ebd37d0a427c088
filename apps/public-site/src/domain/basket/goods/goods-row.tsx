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
import type { BasketRow } from '../check/basket-rows.ts';
import * as css from './goods.css.ts';
import { GoodsRowNotes } from './row-notes.tsx';
import { useGoodsName } from './use-goods-name.ts';

export interface GoodsRowProps {
  row: BasketRow;
  locale: Locale;
  /** How many more goods fit into the basket. */
  capacity: number;
  onRemove: () => void;
}

/** One product of the basket: name, today's price, changes, quantity. */
export function GoodsRow({ row, locale, capacity, onRemove }: GoodsRowProps) {
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
        <Picture picture={image} name={name} ratio="square" sizes="72px" widest={72} />
      </span>
      <div className={css.text}>
        <Anchor href={hrefTo('product', { id: productId }, locale)} className={css.name}>
          <span>{keepNumbersUnbroken(name)}</span>
        </Anchor>
        {price !== null && (
          <Text as="span" size="s" tone="quiet">
            <Money amount={price} />
          </Text>
        )}
      </div>
      <div className={css.notes}>
        <GoodsRowNotes checked={checked} onTakeLess={set} />
      </div>
      {!soldOut && (
        <div className={css.controls}>
          <QuantityField
            label={t({
              message: `Количество: ${name}`,
              comment: 'Read by screen readers: field for the quantity of a product in the basket; the placeholder is the product',
            })}
            value={quantity}
            max={most}
            onChange={set}
          />
          <span className={css.rowAmount}>{price !== null && <Money amount={price * (checked?.available ?? quantity)} />}</span>
        </div>
      )}
      <div className={css.remove}>
        <IconButton
          icon={<Trash2 size={20} />}
          label={t({ message: `Убрать из корзины: ${name}`, comment: 'Button in the basket: removes the product in the placeholder' })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
