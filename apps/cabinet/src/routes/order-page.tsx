import { useParams } from '@tanstack/react-router';
import { OrderView } from '../features/order/order-view.tsx';
import { useLive } from '../live/use-live.ts';

/** One order, as it changes. */
export function OrderPage() {
  useLive();
  const { id } = useParams({ from: '/frame/$locale/orders/$id' });
  return <OrderView key={id} id={id} />;
}
