import { useParams } from '@tanstack/react-router';
import { orderPaymentsQuery } from '../../domain/payment/payment-queries.ts';
import { prefetchPayoff } from '../../domain/schedule/use-payoff.ts';
import { OrderView } from '../../features/order/order-view.tsx';
import { useStoredOrders } from '../offline/use-stored-orders.ts';
import type { PageData } from './page-modules.ts';

export const data: PageData = ({ queryClient, api, params: { id = '' } }) => [
  prefetchPayoff(queryClient, api, id),
  queryClient.prefetchQuery(orderPaymentsQuery(api, id)),
];

export function Page() {
  const { id } = useParams({ from: '/frame/$locale/orders/$id' });
  useStoredOrders();
  return <OrderView key={id} id={id} />;
}
