import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { Inline, Stack } from '@muddat/ui/stack';
import { Text, VisuallyHidden } from '@muddat/ui/text';
import { GoodsLine, goodsPriceText } from '../../domain/order/goods-line.tsx';
import { useTransliterateGoodsName } from '../../domain/order/goods-name.ts';
import * as css from '../../domain/order/order.css.ts';
import type { Order, OrderStatus } from '../../domain/order/order-queries.ts';

/** Statuses after the customer has received the goods, which may then be reviewed (S2-23), also while they are being repaired. */
const RECEIVED = ['delivered', 'finished', 'repair', 'broke', 'send_enveloper'] as const satisfies readonly OrderStatus[];
const isReceived = (status: string): boolean => RECEIVED.some((one) => one === status);

type Props = { order: Pick<Order, 'items' | 'status'>; locale: Locale };

/** The goods of an order, with links to review them. */
export function OrderItems({ order: { items, status }, locale }: Props) {
  const { t } = useLingui();
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Товары', comment: 'Page of one order: heading of the goods' })}
        </Heading>
        <ul className={css.items}>
          {items.map((item) => (
            <GoodsLine key={`${item.product_id}:${item.name}`} item={item}>
              <ReviewLink item={item} status={status} locale={locale} />
            </GoodsLine>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

type ItemProps = { item: Order['items'][number]; status: Order['status']; locale: Locale };

/** Price of the order's only product, whose name and picture are in the head of the page, and the link to review it. */
export function OnlyProduct({ item, status, locale }: ItemProps) {
  const { t } = useLingui();
  const price = goodsPriceText(item, useLanguage());
  return (
    <Inline gap="s">
      <Text size="s">
        {t({ message: `Цена ${price}`, comment: 'Page of one order: what its only product costs, such as 428 000 сум × 2' })}
      </Text>
      <ReviewLink item={item} status={status} locale={locale} />
    </Inline>
  );
}

/** The link to review a product, once the customer has received it. */
function ReviewLink({ item, status, locale }: ItemProps) {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  if (item.product_id === null || !isReceived(status)) return null;
  return (
    <Text size="s">
      <Link href={`${hrefTo('reviews', {}, locale)}?product=${encodeURIComponent(item.product_id)}`}>
        {t({ message: 'Оценить товар', comment: 'Link: to the form of a review of received goods' })}{' '}
        <VisuallyHidden>{goodsName(item.name)}</VisuallyHidden>
      </Link>
    </Text>
  );
}
