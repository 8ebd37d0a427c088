import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { OrderList } from '@muddat/ui/order-tile';
import { Stack } from '@muddat/ui/stack';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { deliveryPromise } from '../../domain/order/delivery-promise.ts';
import { orderQuery, parcelQuery } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';
import { GOODS_COUNT, GoodsToBuyView } from './goods-to-buy.view.tsx';

/** The newest order that a courier is bringing, with the promised day. Renders nothing if there is none or it cannot be loaded. */
export function Parcel() {
  const { t } = useLingui();
  const language = useLanguage();
  const { api } = useRouteContext({ from: '__root__' });
  const tileOf = useOrderTileProps();
  const onTheWay = useQuery(parcelQuery(api));
  const id = onTheWay.data?.data[0]?.id;
  // Only the order itself has its tracking.
  const { data } = useQuery({ ...orderQuery(api, id ?? ''), enabled: id !== undefined });
  if (!data) return null;
  const { by, late } = deliveryPromise(data.data.tracking?.expected_on, data.as_of);
  const day = by && formatDateShort(by, language);
  const due =
    day &&
    (late
      ? t({ message: `срок — до ${day}, задерживается`, comment: 'Step of a delivery or repair: it is late; the promised day' })
      : t({ message: `привезут до ${day}`, comment: 'Main page, parcel on its way: the promised day' }));
  return (
    <Card as="section" aria-labelledby="parcel">
      <Stack gap="s">
        <Heading level={2} size="m" id="parcel">
          {t({ message: 'В пути', comment: 'Main page: heading of an order that the courier is bringing' })}
        </Heading>
        <OrderList
          orders={[
            {
              ...tileOf(data.data),
              ...(due ? { due } : {}),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** Popular goods that cost no more than `limit`. Renders nothing if they cannot be loaded. */
export function GoodsToBuy({ limit }: { limit: number }) {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(
    queryOptions({
      queryKey: customerQueryKey('goods-to-buy', limit),
      queryFn: ({ signal }) =>
        api.installment.listProducts({ price_max: limit, in_stock: true, sort: 'popular', per_page: GOODS_COUNT }, { signal }),
    }),
  );
  if (error || data?.data.length === 0) return null;
  return <GoodsToBuyView limit={limit} products={data?.data} locale={locale} />;
}
