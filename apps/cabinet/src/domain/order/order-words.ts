import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useGoodsName } from './goods-name.ts';
import type { Order, OrderStatus } from './order-queries.ts';

/** An order by its number, and by its store where one is given: beside other orders, or where its page is not in sight. */
export function useOrderTitle(): (number: string, store?: string) => string {
  const { t } = useLingui();
  return (number, store) =>
    store === undefined
      ? t({ message: `Заказ № ${number}`, comment: 'Heading of the page of one order' })
      : t({ message: `${store}, заказ №\u00a0${number}`, comment: 'Card of what is to pay: the store and the order' });
}

/** What was bought, in a line: the first thing, and how many more. */
export function useGoodsTitle(): (items: Order['items']) => string {
  const { t } = useLingui();
  const goodsName = useGoodsName();
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

/** Before the store confirms, an order is a request (S2-20): its dates are a plan. */
export const REQUEST_STATUSES = ['pending', 'waiting', 'reserved'] as const satisfies readonly OrderStatus[];
/** Nothing follows: what is not paid of its schedule never will be. */
export const ENDED_STATUSES = ['finished', 'returned', 'canceled', 'refused', 'fail'] as const satisfies readonly OrderStatus[];

export const isRequest = (status: string): boolean => REQUEST_STATUSES.some((one) => one === status);
export const isEnded = (status: string): boolean => ENDED_STATUSES.some((one) => one === status);
