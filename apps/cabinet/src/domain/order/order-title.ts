import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useGoodsName } from './goods-name.ts';
import type { Order } from './order-queries.ts';

/** What was bought, in a line: the first thing, and how many more. */
export function useOrderTitle(): (items: Order['items']) => string {
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
