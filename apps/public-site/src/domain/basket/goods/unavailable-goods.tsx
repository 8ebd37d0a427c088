import { useLingui } from '@lingui/react/macro';
import type { Basket } from '@muddat/app-shell/basket';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { IconButton } from '@muddat/ui/icon-button';
import { Trash2 } from '@muddat/ui/icons';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import { useGoodsName } from './use-goods-name.ts';

/** Goods that are no longer sold. Listed, so that they do not disappear without explanation. */
export function UnavailableGoods({ items, onRemove }: { items: Basket; onRemove: (productId: string) => void }) {
  const { t } = useLingui();
  const goodsName = useGoodsName();
  if (items.length === 0) return null;
  return (
    <Card as="section" tone="sunk" aria-labelledby="basket-gone">
      <Heading level={2} size="s" id="basket-gone">
        {t({ message: 'Больше не продаются', comment: 'Basket: heading above products that are no longer sold' })}
      </Heading>
      <Stack as="ul" gap="xs">
        {items.map((item) => {
          const { productId } = item;
          const words = goodsName(item);
          return (
            <Inline key={productId} as="li" justify="between" nowrap>
              <Text size="s">{words}</Text>
              <IconButton
                icon={<Trash2 size={20} />}
                label={t({
                  message: `Убрать из корзины: ${words}`,
                  comment: 'Button in the basket: removes the product in the placeholder',
                })}
                onClick={() => onRemove(productId)}
              />
            </Inline>
          );
        })}
      </Stack>
    </Card>
  );
}
