import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { LinkButton } from '@muddat/ui/link';
import { OrderList } from '@muddat/ui/order-tile';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { newestOrdersQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import { TilesSkeleton } from '../../frame/skeletons.tsx';
import { NoOrders } from '../../order-parts/no-orders.tsx';
import { useOrderTile } from '../../order-parts/order-tile.ts';

export function OrdersSection() {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const tileOf = useOrderTile();
  const { data, error, refetch, isFetching } = useQuery(newestOrdersQuery(api));
  const title = t({ message: 'Заказы', comment: 'Menu of the cabinet: the list of orders' });
  if (!data) {
    const failed = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this part could not be loaded' });
    if (error) return <SectionError title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <SkeletonGroup label={t({ message: 'Загружаем заказы…', comment: 'For ears, while this part of the main page loads' })}>
        <TilesSkeleton />
      </SkeletonGroup>
    );
  }
  if (data.data.length === 0) return <NoOrders />;
  return (
    <Card as="section" aria-labelledby="orders">
      <Stack gap="s">
        <Heading level={2} size="m" id="orders">
          {title}
        </Heading>
        <OrderList orders={data.data.map(tileOf)} />
        <LinkButton href={hrefTo('orders', {}, locale)} variant="ghost" size="s" width="full">
          {t({ message: 'Все заказы', comment: 'Link to the page of all orders' })}
        </LinkButton>
      </Stack>
    </Card>
  );
}
