import { hrefTo } from '@muddat/routing';
import type { OrderTileProps } from '@muddat/ui/order-tile';
import { useRouteContext } from '@tanstack/react-router';
import type { Order } from './order-queries.ts';
import { useGoodsTitle } from './order-texts.ts';

/** Returns the props of an order's tile: titled by its goods, with the picture of the first one, and a link to the order. */
export function useOrderTileProps(): (order: Order) => OrderTileProps & { id: string } {
  const { locale } = useRouteContext({ from: '__root__' });
  const titleOf = useGoodsTitle();
  return (order) => ({
    id: order.id,
    href: hrefTo('order', { id: order.id }, locale),
    title: titleOf(order.items),
    store: order.store.name,
    status: order.status,
    image: order.items[0]?.image,
  });
}
