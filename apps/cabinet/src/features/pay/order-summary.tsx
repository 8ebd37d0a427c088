import { useLingui } from '@lingui/react/macro';
import { joinFacts } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { GirihPicture } from '@muddat/ui/girih';
import { Money } from '@muddat/ui/money';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';
import * as orderCss from '../../domain/order/order.css.ts';
import type { Order } from '../../domain/order/order-queries.ts';
import { useGoodsTitle } from '../../domain/order/order-texts.ts';
import * as css from './pay.css.ts';

/** What a payment is for: the goods with their picture, and how much of the order is paid, overdue and left. */
export function OrderSummary({ order }: { order: Order }) {
  const { t } = useLingui();
  const goodsTitle = useGoodsTitle();
  const image = order.items[0]?.image;
  const rows = [
    {
      label: t({ message: 'Оплачено', comment: 'The paid part of an order; also the heading of a receipt' }),
      value: <Money amount={order.paid_amount} />,
    },
    ...(order.past_due_debt > 0
      ? [
          {
            label: t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }),
            value: (
              <Text as="span" size="s" tone="bad">
                <Money amount={order.past_due_debt} />
              </Text>
            ),
          },
        ]
      : []),
    {
      label: t({ message: 'Осталось заплатить', comment: 'Payment form, next to an order: how much of it is still to pay' }),
      value: <Money amount={order.remainder} />,
    },
  ];
  return (
    <Card>
      <Stack gap="m">
        <div className={css.goods}>
          <span className={css.goodsPicture}>
            {image ? (
              <img src={image} alt="" width={72} height={72} className={`${orderCss.image} ${orderCss.goodsImage}`} />
            ) : (
              <GirihPicture name={order.store.name} />
            )}
          </span>
          <Stack gap="xxs">
            <Text weight="strong">{goodsTitle(order.items)}</Text>
            <Text size="s" tone="quiet">
              {joinFacts([order.store.name, `№\u00a0${order.number}`])}
            </Text>
          </Stack>
        </div>
        <PriceBreakdown rows={rows} />
      </Stack>
    </Card>
  );
}
