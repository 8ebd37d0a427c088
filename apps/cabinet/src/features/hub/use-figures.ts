import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unreadQuery } from '../../domain/notification/notification-queries.ts';
import { balanceQuery, cardsQuery, limitQuery, newestOrdersQuery, nextPaymentQuery } from '../../domain/customer/queries.ts';

/** The queries of every figure of the list: a line that gets its figure later may take another number of rows, and moves those below. */
export function useFigures() {
  const { api } = useRouteContext({ from: '__root__' });
  return [
    useQuery(nextPaymentQuery(api)),
    useQuery(newestOrdersQuery(api)),
    useQuery(limitQuery(api)),
    useQuery(cardsQuery(api)),
    useQuery(balanceQuery(api)),
    useQuery(unreadQuery(api)),
  ].map(({ isLoading }) => ({ isLoading }));
}
