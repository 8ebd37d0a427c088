import { useLingui } from '@lingui/react/macro';
import { type Basket, browserBasket, MAX_BASKET_PIECES } from '@muddat/app-shell/basket';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useGoodsName } from './use-goods-name.ts';

/** Goods added before sign-in that did not fit into the account's basket. */
export function UnmergedGoods({ items, capacity }: { items: Basket; capacity: number }) {
  const { t } = useLingui();
  const goodsName = useGoodsName();
  return (
    <Card as="section" tone="sunk" aria-labelledby="basket-left">
      <Stack gap="s">
        <Heading level={2} size="s" id="basket-left">
          {t({ message: 'Не поместились', comment: 'Basket: heading above products that did not fit into the account’s basket' })}
        </Heading>
        <Text size="s" tone="quiet">
          {t({
            message: `В корзине максимум ${MAX_BASKET_PIECES} товаров. Эти вы выбрали до входа: удалите ненужное и добавьте их.`,
            comment: 'Basket: why some products are not in it, and what to do; the placeholder is the limit (9)',
          })}
        </Text>
        <Stack as="ul" gap="xs">
          {items.map((item) => (
            <Text key={item.productId} as="li" size="s">
              {goodsName(item)}
              {item.quantity > 1 && ` × ${item.quantity}`}
            </Text>
          ))}
        </Stack>
        <Inline>
          {capacity > 0 && (
            <Button size="s" variant="secondary" onClick={() => browserBasket().refresh()}>
              {t({ message: 'Переложить в корзину', comment: 'Basket, button: moves the products that did not fit into the basket' })}
            </Button>
          )}
          <Button size="s" variant="ghost" onClick={() => browserBasket().discardUnmerged()}>
            {t({ message: 'Удалить эти товары', comment: 'Basket, button: deletes the products that did not fit' })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
