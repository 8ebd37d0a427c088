import { useLingui } from '@lingui/react/macro';
import { hrefTo } from '@muddat/routing';
import { Button } from '@muddat/ui/button';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { ShoppingBag } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { OrderList } from '@muddat/ui/order-tile';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { ordersQuery } from '../../data/queries.ts';
import { SectionError } from '../../frame/section-error.tsx';
import { TilesSkeleton } from '../../frame/skeletons.tsx';
import { useOrderTitle } from '../../order-parts/order-title.ts';

/** Tiles shown before all are asked for. */
const IN_SHORT = 5;

/** The orders, newest first: a few, and the rest where it is asked for. */
export function OrdersSection() {
  const { t } = useLingui();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const titleOf = useOrderTitle();
  const [whole, setWhole] = useState(false);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(ordersQuery(api));
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
  const orders = data.pages.flatMap((page) => page.data);
  if (orders.length === 0) return <NoOrders />;
  const shown = whole ? orders : orders.slice(0, IN_SHORT);
  const more = shown.length < orders.length || hasNextPage;
  return (
    <Card as="section" aria-labelledby="orders">
      <Stack gap="s">
        <Heading level={2} size="m" id="orders">
          {title}
        </Heading>
        <OrderList
          orders={shown.map((order) => ({
            id: order.id,
            href: hrefTo('order', { id: order.id }, locale),
            title: titleOf(order.items),
            store: order.store.name,
            status: order.status,
            image: order.items[0]?.image,
          }))}
        />
        {more && (
          <Button
            variant="ghost"
            size="s"
            width="full"
            pending={whole && isFetching}
            onClick={() => {
              setWhole(true);
              if (whole) void fetchNextPage();
            }}
          >
            {t({ message: 'Показать ещё', comment: 'Button: shows more orders in the list' })}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function NoOrders() {
  const { t } = useLingui();
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <Card as="section" aria-labelledby="orders">
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={t({ message: 'Заказов пока нет', comment: 'Main page of a customer without orders' })}
        action={
          <LinkButton href={hrefTo('home', {}, locale)}>
            {t({ message: 'Выбрать магазин', comment: 'Button of a customer without orders: to the home page with the stores' })}
          </LinkButton>
        }
      >
        {t({
          message: 'Выберите товар у партнёров и оплатите его частями.',
          comment: 'Main page of a customer without orders: what to do',
        })}
      </EmptyState>
    </Card>
  );
}
