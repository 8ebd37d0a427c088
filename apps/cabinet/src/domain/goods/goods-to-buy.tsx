import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { customerQueryKey } from '../customer/keys.ts';
import { limitQuery } from '../limit/limit-query.ts';
import { nextPaymentQuery } from '../schedule/schedule-queries.ts';
import { decideGoodsOffer, type GoodsOffer } from './goods-offer.ts';
import { GOODS_COUNT, GoodsToBuyView } from './goods-to-buy.view.tsx';

/** Popular goods that the customer can buy. Pages load this module lazily. Renders nothing while the limit and the payments are not known. */
export function GoodsToBuy() {
  const { api } = useRouteContext({ from: '__root__' });
  const limit = useQuery(limitQuery(api)).data?.data;
  const next = useQuery(nextPaymentQuery(api)).data;
  if (limit === undefined || next === undefined) return null;
  const offer = decideGoodsOffer(limit, (next.data?.overdue_days ?? 0) > 0);
  return offer && <OfferedGoods {...offer} />;
}

/** Renders nothing if there are no such goods, or if they cannot be loaded. */
function OfferedGoods({ maxPrice }: GoodsOffer) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(
    queryOptions({
      queryKey: customerQueryKey('goods-to-buy', maxPrice),
      queryFn: ({ signal }) =>
        api.installment.listProducts(
          { ...(maxPrice === null ? {} : { price_max: maxPrice }), in_stock: true, sort: 'popular', per_page: GOODS_COUNT },
          { signal },
        ),
    }),
  );
  if (error || data?.data.length === 0) return null;
  return <GoodsToBuyView maxPrice={maxPrice} products={data?.data} locale={locale} />;
}
