import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { balanceQuery } from '../../domain/balance/balance-queries.ts';
import { cardsQuery } from '../../domain/card/cards-query.ts';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { unreadCountsQuery } from '../../domain/notification/notification-queries.ts';
import { newestOrdersQuery } from '../../domain/order/order-queries.ts';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';

/**
 * The queries of all figures in the list. `useSectionsReady` waits for all of them for some seconds, because a figure that comes later may
 * change the height of its row and move the rows below.
 */
export function useHubQueries() {
  const { api } = useRouteContext({ from: '__root__' });
  return [
    useQuery(nextPaymentQuery(api)),
    useQuery(newestOrdersQuery(api)),
    useQuery(limitQuery(api)),
    useQuery(cardsQuery(api)),
    useQuery(balanceQuery(api)),
    useQuery(unreadCountsQuery(api)),
  ].map(({ isLoading }) => ({ isLoading }));
}
