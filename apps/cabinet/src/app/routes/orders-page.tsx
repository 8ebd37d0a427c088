import { routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { OrdersView } from '../../features/orders/orders-view.tsx';
import { searchInAddress, searchTextOf } from '../../features/orders/search-text.ts';
import { PageTop } from '../../shared/page/page-top.tsx';

/** All orders. The URL stores the filters, so that Back, a reload and a link show the same list. */
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
            // More typing continues the same search, so replace the history entry. Back then returns to the list before the search.
            replace: text !== '' && next.text !== '' && next.choice === (status ?? null),
          })
        }
      />
    </>
  );
}
