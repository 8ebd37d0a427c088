import { routeTitle } from '@muddat/routing';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { OrdersView } from '../../features/orders/orders-view.tsx';
import { normalizeSearchText, searchTextToParam } from '../../features/orders/search-text.ts';
import { filteredOrdersQuery } from '../../features/orders/use-filtered-orders.ts';
import { PageTop } from '../../shared/page/page-top.tsx';
import { useStoredOrders } from '../offline/use-stored-orders.ts';
import type { PageData } from './page-modules.ts';
import { ordersSearchSchema } from './searches.ts';

export const data: PageData = ({ queryClient, api, search }) => {
  const { status = null, q } = v.parse(ordersSearchSchema, search);
  return [queryClient.prefetchInfiniteQuery(filteredOrdersQuery(api, { status, text: normalizeSearchText(q) }))];
};

/** All orders. The URL stores the filters, so that Back, a reload and a link show the same list. */
export function Page() {
  const { locale, transliterate } = useRouteContext({ from: '__root__' });
  const { status, q } = useSearch({ from: '/frame/$locale/orders' });
  const text = normalizeSearchText(q);
  const navigate = useNavigate({ from: '/$locale/orders' });
  useStoredOrders();
  return (
    <>
      <PageTop title={transliterate(routeTitle('orders', locale))} />
      <OrdersView
        filter={{ status: status ?? null, text }}
        onFilter={(next) =>
          void navigate({
            search: {
              ...(next.status === null ? {} : { status: next.status }),
              ...(next.text === '' ? {} : { q: searchTextToParam(next.text) }),
            },
            resetScroll: false,
            // More typing continues the same search, so replace the history entry. Back then returns to the list before the search.
            replace: text !== '' && next.text !== '' && next.status === (status ?? null),
          })
        }
      />
    </>
  );
}
