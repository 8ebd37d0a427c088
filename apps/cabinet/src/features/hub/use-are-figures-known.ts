import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unreadQuery } from '../../data/notification-queries.ts';
import { balanceQuery, cardsQuery, limitQuery, newestOrdersQuery, nextPaymentQuery } from '../../data/queries.ts';

/** Whether every figure of the list is known: a line that gets its figure later may take another number of rows, and moves those below. */
export function useAreFiguresKnown(): boolean {
  const { api } = useRouteContext({ from: '__root__' });
  const pending = [
    useQuery(nextPaymentQuery(api)).isPending,
    useQuery(newestOrdersQuery(api)).isPending,
    useQuery(limitQuery(api)).isPending,
    useQuery(cardsQuery(api)).isPending,
    useQuery(balanceQuery(api)).isPending,
    useQuery(unreadQuery(api)).isPending,
  ];
  return !pending.includes(true);
}
