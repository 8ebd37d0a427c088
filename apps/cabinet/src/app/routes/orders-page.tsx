import { routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { OrdersView } from '../../features/orders/orders-view.tsx';
import { searchInAddress, searchTextOf } from '../../features/orders/search-text.ts';
import { PageTop } from '../../shared/page/page-top.tsx';

/** All orders. The address keeps what they are narrowed to, so that Back, a reload and a link to it find the same list. */
export function OrdersPage() {
  const { locale, readable } = useRouteContext({ from: '__root__' });
  const { status, q } = useSearch({ from: '/frame/$locale/orders' });
  const text = searchTextOf(q);
  const navigate = useNavigate({ from: '/$locale/orders' });
  return (
    <>
      <PageTop title={readable(routeTitle('orders', locale))} />
      <OrdersView
        filter={{ choice: status ?? null, text }}
        onFilter={(next) =>
          void navigate({
            search: {
              ...(next.choice === null ? {} : { status: next.choice }),
              ...(next.text === '' ? {} : { q: searchInAddress(next.text) }),
            },
            resetScroll: false,
            // A text that is typed further is the same search: Back leads to the list before it.
            replace: text !== '' && next.text !== '' && next.choice === (status ?? null),
          })
        }
      />
    </>
  );
}
