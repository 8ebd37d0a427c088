import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { LoadMore } from '@muddat/ui/load-more';
import { OrderList } from '@muddat/ui/order-tile';
import { Stack } from '@muddat/ui/stack';
import { useEffect, useRef } from 'react';
import { nextPaymentProps } from '../../domain/order/next-payment-text.tsx';
import type { Order } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';
import { useListPosition } from './use-list-position.ts';
import { useVirtualList } from './use-virtual-list.ts';

/** The next page is loaded when at most this many rows follow the last rendered one. */
const NEAR_THE_END = 40;

type Props = {
  orders: readonly Order[];
  total: number | undefined;
  more: 'idle' | 'loading' | 'error' | 'end';
  /**
   * Whether more than one page is loaded, because the customer has pressed "More" or the position in the list was restored. From then on,
   * pages load on scroll; before, they do not, so that the footer stays in reach.
   */
  hasLoadedMore: boolean;
  onMore: () => void;
};

/** List of the found orders, virtualised if it is long, with a button that loads more. */
export function OrderRows({ orders, total, more, hasLoadedMore, onMore }: Props) {
  const { t } = useLingui();
  const tileOf = useOrderTileProps();
  const list = useRef<HTMLUListElement>(null);
  const { rows, ...size } = useVirtualList(list, orders);
  const reached = rows.at(-1)?.index ?? 0;
  const isNear = hasLoadedMore && more === 'idle' && reached >= orders.length - NEAR_THE_END;
  const isSought = useListPosition(list, orders.length, more === 'end') && more === 'idle';
  useEffect(() => {
    if (isNear || isSought) onMore();
  });
  const numberOf = ({ number }: Order) => t({ message: `№\u00a0${number}`, comment: 'List of orders: the number of one' });
  const tiles = rows.flatMap(({ index, start }) => {
    const order = orders[index];
    if (!order) return [];
    return [{ ...tileOf(order), line: numberOf(order), ...nextPaymentProps(order), position: { index, start } }];
  });
  return (
    <Stack gap="xs">
      <Card>
        <OrderList ref={list} orders={tiles} virtualized={{ ...size, total: total ?? orders.length }} />
      </Card>
      <LoadMore list={list} shown={orders.length} {...(total === undefined ? {} : { total })} state={more} onMore={onMore} />
    </Stack>
  );
}
