import { routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { OrdersView } from '../features/orders/orders-view.tsx';
import { PageTop } from '../frame/page-top.tsx';

/** All orders. The address keeps what they are narrowed to, so that Back, a reload and a link to it find the same list. */
export function OrdersPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const { status } = useSearch({ from: '/frame/$locale/orders' });
  const navigate = useNavigate({ from: '/$locale/orders' });
  return (
    <>
      <PageTop title={readable(routeTitle('orders', locale))} />
      <OrdersView
        choice={status ?? null}
        onChoice={(next) => void navigate({ search: next === null ? {} : { status: next }, resetScroll: false })}
      />
    </>
  );
}
