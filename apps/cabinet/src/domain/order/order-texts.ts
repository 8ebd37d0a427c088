import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTransliterateGoodsName } from './goods-name.ts';
import type { Order, OrderStatus } from './order-queries.ts';

/** Returns the name of an order: its number, preceded by the store if `store` is given, as in lists of several orders. */
export function useOrderTitle(): (number: string, store?: string) => string {
  const { t } = useLingui();
  return (number, store) =>
    store === undefined
      ? t({ message: `Заказ № ${number}`, comment: 'Heading of the page of one order' })
      : t({ message: `${store}, заказ №\u00a0${number}`, comment: 'Card of what is to pay: the store and the order' });
}

/** The goods of an order in one line: the first one, and how many more there are. */
export function useGoodsTitle(): (items: Order['items']) => string {
  const { t } = useLingui();
  const goodsName = useTransliterateGoodsName();
  return (items) => {
    const [first, ...others] = items;
    const name = first === undefined ? t({ message: 'Заказ', comment: 'Title of the browser tab of one order' }) : goodsName(first.name);
    if (others.length === 0) return name;
    const more = others.length;
    return t({
      message: plural(more, {
        one: `${name} и ещё # товар`,
        few: `${name} и ещё # товара`,
        many: `${name} и ещё # товаров`,
        other: `${name} и ещё # товара`,
      }),
      comment: 'Order with several goods: the first one, and how many more',
    });
  };
}

/** Statuses before the store has confirmed the order. The order is then called a request (S2-20), and its dates are a plan. */
export const ORDER_REQUEST_STATUSES = ['pending', 'waiting', 'reserved'] as const satisfies readonly OrderStatus[];
/** Final statuses: unpaid payments of the schedule will never be due. */
export const ENDED_ORDER_STATUSES = ['finished', 'returned', 'canceled', 'refused', 'fail'] as const satisfies readonly OrderStatus[];

export const isOrderRequestStatus = (status: string): boolean => ORDER_REQUEST_STATUSES.some((one) => one === status);
export const isEndedOrderStatus = (status: string): boolean => ENDED_ORDER_STATUSES.some((one) => one === status);
