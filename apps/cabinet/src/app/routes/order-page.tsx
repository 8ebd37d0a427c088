import { useParams } from '@tanstack/react-router';
import { OrderView } from '../../features/order/order-view.tsx';

export function OrderPage() {
  const { id } = useParams({ from: '/frame/$locale/orders/$id' });
  return <OrderView key={id} id={id} />;
}
