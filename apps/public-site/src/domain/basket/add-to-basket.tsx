import { useLingui } from '@lingui/react/macro';
import { addItem, browserBasket, MAX_BASKET_PIECES, quantityOf, remainingCapacity, setQuantity } from '@muddat/app-shell/basket';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Banner } from '@muddat/ui/banner';
import { Link, LinkButton } from '@muddat/ui/link';
import { QuantityField } from '@muddat/ui/quantity-field';
import { useEffect, useRef, useState } from 'react';
import { AddButton } from './add-button.tsx';
import * as css from './add-to-basket.css.ts';
import { useSiteBasket } from './site-basket.ts';

export interface AddToBasketProps {
  product: { id: string; name: string; price: number; stock: number; store: { id: string; alias: string; name: string } };
  locale: Locale;
  /** The price of the selected term, for the button. Left out where several products have a button: there it has the product's name. */
  amount?: string | undefined;
}

/**
 * The button that adds the product to the basket. Once the product is added, the quantity replaces it. Renders nothing if
 * the product is sold out and not in the basket.
 */
export function AddToBasket({ product, locale, amount }: AddToBasketProps) {
  const { t } = useLingui();
  const { items } = useSiteBasket();
  const [refused, setRefused] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const quantity = quantityOf(items, product.id);
  // The pressed button disappears, so move focus to its replacement; screen readers then read that.
  useEffect(() => {
    if (quantity > 0 && pressed.current) row.current?.querySelector('a')?.focus();
    pressed.current = false;
  }, [quantity]);
  const isFull = refused && quantity === 0 && remainingCapacity(items) === 0;
  useEffect(() => {
    if (isFull) row.current?.querySelector('a')?.focus();
  }, [isFull]);
  if (product.stock <= 0 && quantity === 0) return null;
  const add = () => {
    pressed.current = remainingCapacity(items) > 0;
    setRefused(remainingCapacity(items) === 0);
    browserBasket().change((basket) => addItem(basket, itemOf(product)));
  };
  const basketHref = hrefTo('basket', {}, locale);
  return (
    <div ref={row} className={css.basketControls}>
      {isFull ? (
        // This banner replaces the button. With both, the bar on a phone would cover the page.
        <Banner tone="soon" live="status">
          {t({
            message: `В корзине уже ${MAX_BASKET_PIECES} товаров, больше в неё не входит.`,
            comment: 'Product page, after a press on the button: the basket is full (the placeholder is the limit, 9 products)',
          })}{' '}
          <Link href={basketHref}>
            {t({
              message: 'Убрать лишнее',
              comment: 'Link to a full basket, where the customer can remove products',
            })}
          </Link>
        </Banner>
      ) : quantity === 0 ? (
        <AddButton name={amount === undefined ? product.name : undefined} amount={amount} onClick={add} />
      ) : (
        <>
          <QuantityField
            label={t({
              message: `Сколько в корзине: ${product.name}`,
              comment: 'Read by screen readers: field for the quantity of a product in the basket; the placeholder is the product',
            })}
            value={quantity}
            max={Math.max(quantity, Math.min(product.stock, quantity + remainingCapacity(items)))}
            onChange={(wanted) => browserBasket().change((basket) => setQuantity(basket, product.id, wanted))}
          />
          <span className={css.toBasket}>
            <LinkButton href={basketHref} size="s">
              {t({ message: 'Перейти в корзину', comment: 'Product page, link to the basket, after the product was added' })}
            </LinkButton>
          </span>
        </>
      )}
    </div>
  );
}

const itemOf = ({ id, name, price, store }: AddToBasketProps['product']) => ({
  productId: id,
  quantity: 1,
  addedAt: new Date().toISOString(),
  price,
  name,
  store: { id: store.id, alias: store.alias, name: store.name },
});
