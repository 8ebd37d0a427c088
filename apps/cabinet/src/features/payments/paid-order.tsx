import { Card } from '@muddat/ui/card';
import { OrderTile } from '@muddat/ui/order-tile';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { nextPaymentProps } from '../../domain/order/next-payment-text.tsx';
import { orderQuery } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';

/**
 * The order that a payment was for: its goods, and what is to be paid next. Nothing is shown until the order has loaded, because the receipt
 * is complete without it.
 */
export function PaidOrder({ id }: { id: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const tileProps = useOrderTileProps();
  const order = useQuery(orderQuery(api, id)).data?.data;
  if (!order) return null;
  const { id: _, ...tile } = tileProps(order);
  return (
    <Card>
      <OrderTile {...tile} {...nextPaymentProps(order)} />
    </Card>
  );
}
