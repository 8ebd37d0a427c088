import { Card } from '@muddat/ui/card';
import { OrderTile } from '@muddat/ui/order-tile';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { NextPaymentText } from '../../domain/order/next-payment-text.tsx';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';

/** The order that a payment was for: its goods, and what is to be paid next. Left out until the order has loaded: the receipt is complete without it. */
export function PaidOrder({ id }: { id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const tileProps = useOrderTileProps();
  const order = useQuery(orderQuery(api, id)).data?.data;
  if (!order) return null;
  const { id: _, ...tile } = tileProps(order);
  const due = order.payment_amount > 0 ? { amount: order.payment_amount, due: <NextPaymentText order={order} /> } : {};
  return (
    <Card>
      <OrderTile {...tile} {...due} />
    </Card>
  );
}
