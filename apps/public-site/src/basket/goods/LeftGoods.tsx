import { useLingui } from '@lingui/react/macro';
import { BASKET_MAX_GOODS, type Basket, browserBasket } from '@muddat/app-shell/basket';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** What was put aside before the sign-in and found no room beside the account's goods. */
export function LeftGoods({ left, room }: { left: Basket; room: number }) {
  const { t } = useLingui();
  return (
    <Card as="section" tone="sunk" aria-labelledby="basket-left">
      <Stack gap="s">
        <Heading level={2} size="s" id="basket-left">
          {t({ message: 'Не поместились', comment: 'Basket: heading over goods that found no room in the basket of the account' })}
        </Heading>
        <Text size="s" tone="quiet">
          {t({
            message: `В корзине максимум ${BASKET_MAX_GOODS} товаров. Эти вы выбрали до входа: удалите ненужное и добавьте их.`,
            comment: 'Basket: why some goods are not in it (at most 9), and what to do',
          })}
        </Text>
        <Stack as="ul" gap="xs">
          {left.map(({ productId, name, quantity }) => (
            <Text key={productId} as="li" size="s">
              {name ?? t({ message: `Товар № ${productId}`, comment: 'Basket: a product whose name is not known, by its number' })}
              {quantity > 1 && ` × ${quantity}`}
            </Text>
          ))}
        </Stack>
        <Inline>
          {room > 0 && (
            <Button size="s" variant="secondary" onClick={() => browserBasket().refresh()}>
              {t({ message: 'Переложить в корзину', comment: 'Basket, button: moves goods that found no room before' })}
            </Button>
          )}
          <Button size="s" variant="ghost" onClick={() => browserBasket().dropLeft()}>
            {t({ message: 'Они не нужны', comment: 'Basket, button: throws away goods that found no room' })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
