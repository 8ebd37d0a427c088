import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { formatDateShort } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { OrderList } from '@muddat/ui/order-tile';
import { Stack } from '@muddat/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { deliveryPromise } from '../../domain/order/delivery-promise.ts';
import { orderQuery, parcelQuery } from '../../domain/order/order-queries.ts';
import { useOrderTileProps } from '../../domain/order/order-tile.ts';

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
