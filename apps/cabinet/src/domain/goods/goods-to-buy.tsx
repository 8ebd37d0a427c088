import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { balanceQuery } from '../balance/balance-queries.ts';
import { customerQueryKey } from '../customer/keys.ts';
import { limitQuery } from '../limit/limit-query.ts';
import { nextPaymentQuery } from '../schedule/schedule-queries.ts';
import { decideGoodsOffer, type GoodsOffer } from './goods-offer.ts';
import { GOODS_COUNT, GoodsToBuyView } from './goods-to-buy.view.tsx';

/** Popular goods that the customer can buy. Pages load this module lazily. Renders nothing while it is not known whether there is a debt. */
export function GoodsToBuy() {
  const { api } = useRouteContext({ from: '__root__' });
  const limit = useQuery(limitQuery(api)).data?.data;
  const isApproved = limit?.status === 'approved';
  const enabled = limit !== undefined && !isApproved;
  const next = useQuery({ ...nextPaymentQuery(api), enabled }).data;
  const balance = useQuery({ ...balanceQuery(api), enabled }).data;
  if (limit === undefined || (!isApproved && (next === undefined || balance === undefined))) return null;
  const hasDebt = (next?.data?.overdue_days ?? 0) > 0 || Boolean(balance?.claim);
  const offer = decideGoodsOffer(limit, hasDebt);
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
