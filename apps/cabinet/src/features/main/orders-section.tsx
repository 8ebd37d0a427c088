import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Link } from '@muddat/ui/link';
import { OrderList } from '@muddat/ui/order-tile';
import { SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { NoOrders } from '../../domain/order/no-orders.tsx';
import { SectionError } from '../../shared/page/section-error.tsx';
import { OrderTilesSkeleton } from '../../shared/page/skeletons.tsx';
import type { MainPageData } from './main.types.ts';

/** How many of the newest orders are shown. The page loads more of them, because one may be the order that is due. */
const VISIBLE = 3;

export function OrdersSection({
  orders: { data, error, refetch, isFetching },
  locale,
}: {
  orders: MainPageData['orders'];
  locale: Locale;
}) {
  const { t } = useLingui();
  const title = t({ message: 'Заказы', comment: 'Menu of the cabinet: the list of orders' });
  if (!data) {
    const failed = t({ message: 'Не удалось загрузить заказы', comment: 'Main page: this section could not be loaded' });
    if (error) return <SectionError title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
    return (
      <SkeletonGroup label={t({ message: 'Загружаем заказы…', comment: 'Read by screen readers while this section loads' })}>
        <OrderTilesSkeleton />
      </SkeletonGroup>
    );
  }
  if (data.length === 0) return <NoOrders locale={locale} />;
  return (
    <Card as="section" aria-labelledby="orders">
      <Stack gap="s">
        <Heading level={2} size="m" id="orders">
          {title}
        </Heading>
        <OrderList orders={data.slice(0, VISIBLE)} />
        <Link href={hrefTo('orders', {}, locale)} tone="strong">
          {t({ message: 'Все заказы', comment: 'Link to the page of all orders' })}
        </Link>
      </Stack>
    </Card>
  );
}
