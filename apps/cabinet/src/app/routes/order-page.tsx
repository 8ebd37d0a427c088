import { useParams } from '@tanstack/react-router';
import { OrderView } from '../../features/order/order-view.tsx';
import { useStoredOrders } from '../offline/use-stored-orders.ts';

export function OrderPage() {
  const { id } = useParams({ from: '/frame/$locale/orders/$id' });
  useStoredOrders();
  return <OrderView key={id} id={id} />;
}
