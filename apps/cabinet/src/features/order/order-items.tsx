import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatMoney } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import type { Order } from '../../data/queries.ts';
import * as css from '../../order-parts/order.css.ts';

/** The goods of an order. */
export function OrderItems({ items }: { items: Order['items'] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Товары', comment: 'Page of one order: heading of the goods' })}
        </Heading>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={`${item.product_id}:${item.name}`} className={css.item}>
              <span className={css.picture}>
                <img src={item.image} alt="" loading="lazy" width={52} height={52} className={css.image} />
              </span>
              <div>
                <Text size="s" weight="medium">
                  {item.name}
                </Text>
                <span className={css.price}>
                  {formatMoney(item.price, language)}
                  {item.quantity > 1 && ` × ${item.quantity}`}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
