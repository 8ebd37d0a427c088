import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@muddat/ui/banner';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ChevronDown } from '@muddat/ui/icons';
import { Link } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { ReactNode } from 'react';
import { GoodsLine } from '../../domain/order/goods-line.tsx';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import * as css from '../../domain/order/order.css.ts';
import * as checkoutCss from './checkout.css.ts';
import type { CheckedStore, CheckoutFormActions, CheckoutFormState } from './form-state.ts';

type Props = Pick<CheckoutFormState, 'stores' | 'ordered' | 'unavailableCount'> &
  Pick<CheckoutFormActions, 'onDraft'> & { basketHref: string };

/** Whether the customer has something to decide about the goods: which store to order from, or what to do about goods that are gone. */
export const doGoodsNeedAttention = ({
  stores,
  ordered,
  unavailableCount,
}: Pick<Props, 'stores' | 'ordered' | 'unavailableCount'>): boolean =>
  stores.length > 1 ||
  unavailableCount > 0 ||
  ordered.some(({ items }) => items.some(({ state }) => state === 'sold_out' || state === 'less_stock'));

/** The goods by store. Each store gets its own order, and the customer can order from one store first. */
export function GoodsSection({ stores, ordered, unavailableCount, onDraft, basketHref }: Props) {
  const { t } = useLingui();
  const title = t({ message: 'Что покупаем', comment: 'Checkout: heading of the goods' });
  const isPart = ordered.length < stores.length;
  const content = (
    <Stack gap="m">
      {ordered.length > 1 && (
        <Text size="s" tone="quiet">
          {t({
            message: plural(ordered.length, {
              one: 'Это будет # заказ, подпись одна.',
              few: 'Это будет # заказа, подпись одна.',
              many: 'Это будет # заказов, подпись одна.',
              other: 'Это будет # заказа, подпись одна.',
            }),
            comment: 'Checkout: goods of several stores become an order for each store, signed once',
          })}
        </Text>
      )}
      {unavailableCount > 0 && !isPart && (
        <Banner tone="bad">
          {t({
            message: plural(unavailableCount, {
              one: '# товара больше нет в продаже. Уберите его из корзины.',
              few: '# товаров больше нет в продаже. Уберите их из корзины.',
              many: '# товаров больше нет в продаже. Уберите их из корзины.',
              other: '# товара больше нет в продаже. Уберите их из корзины.',
            }),
            comment: 'Checkout: products of the basket that no store sells any more',
          })}
        </Banner>
      )}
      {ordered.map((store) => (
        <StoreGoods key={store.store.id} {...store}>
          {ordered.length > 1 && <OrderOnlyThisStore name={store.store.name} onPress={() => onDraft({ onlyStore: store.store.id })} />}
        </StoreGoods>
      ))}
      {isPart && (
        <Stack gap="xs" align="start">
          <Text size="s" tone="quiet">
            {t({
              message: 'Товары других магазинов останутся в корзине, их можно оформить следом.',
              comment: 'Checkout: only one store of the basket is ordered now',
            })}
          </Text>
          <Button variant="secondary" size="s" onClick={() => onDraft({ onlyStore: null })}>
            {t({ message: 'Оформить всё вместе', comment: 'Checkout, button: orders the goods of all stores again' })}
          </Button>
        </Stack>
      )}
      <Link href={basketHref}>{t({ message: 'Изменить корзину', comment: 'Checkout, link: back to the basket' })}</Link>
    </Stack>
  );
  return (
    <Card as="section" padding="l" aria-label={title}>
      <details open={doGoodsNeedAttention({ stores, ordered, unavailableCount })}>
        <summary className={checkoutCss.summary}>
          <Heading level={2} size="m">
            {title}
          </Heading>
          <ChevronDown size={18} />
        </summary>
        {content}
      </details>
    </Card>
  );
}

function OrderOnlyThisStore({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Inline>
      <Button variant="secondary" size="s" onClick={onPress}>
        {t({
          message: `Оформить только ${name}`,
          comment: 'Checkout, button: orders the goods of this one store now; the others stay in the basket',
        })}
      </Button>
    </Inline>
  );
}

function StoreGoods({ store, items, children }: CheckedStore & { children: ReactNode }) {
  return (
    <Stack gap="xs">
      <Heading level={3} size="s">
        {store.name}
      </Heading>
      <ul className={css.items}>
        {items.map(({ product_id, product, quantity }) => (
          <GoodsLine key={product_id} item={{ image: product.image?.url ?? '', name: product.name, price: product.price, quantity }} />
        ))}
      </ul>
      {items.map((item) => (
        <ItemNote key={item.product_id} item={item} />
      ))}
      {children}
    </Stack>
  );
}

/** Why the quantity in the basket of this product is not available, and what to do. */
function ItemNote({ item: { product, state, available } }: { item: CheckedStore['items'][number] }) {
  const { t } = useLingui();
  const name = useTransliterateGoodsName()(product.name);
  if (state !== 'sold_out' && state !== 'less_stock') return null;
  return (
    <Text size="s" tone="bad">
      {state === 'sold_out'
        ? t({ message: `${name}: нет в наличии. Уберите из корзины`, comment: 'Checkout: under a product that is sold out' })
        : t({
            message: `${name}: осталось ${available} шт. Поправьте количество в корзине`,
            comment: 'Checkout: under a product of which fewer pieces are left than are in the basket',
          })}
    </Text>
  );
}
