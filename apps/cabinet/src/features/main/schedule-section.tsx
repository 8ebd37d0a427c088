import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { newestOrdersQuery, nextPaymentQuery, orderQuery } from '../../data/queries.ts';
import { ScheduleSkeleton } from '../../frame/skeletons.tsx';
import { OrderSchedule } from '../../order-parts/order-schedule.tsx';

/** Payments shown before the rest is folded away. */
const VISIBLE = 5;

/**
 * The schedule of the order whose payment is next. It mostly stands in the list of newest orders, which the page asks for anyway; an older
 * order is asked for by itself. Without it the page still says what to pay, so a failure here stays silent.
 */
export function ScheduleSection() {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: next } = useQuery(nextPaymentQuery(api));
  const newest = useQuery(newestOrdersQuery(api));
  const id = next?.data?.order_id;
  const listed = newest.data?.data.find((order) => order.id === id);
  const isOlder = id !== undefined && !newest.isPending && !listed;
  const older = useQuery({ ...orderQuery(api, id ?? ''), enabled: isOlder });
  if (!next || id === undefined) return null;
  const order = listed ?? older.data?.data;
  if (order) return <OrderSchedule order={order} today={next.as_of} visible={VISIBLE} />;
  return newest.isPending || older.isPending ? <ScheduleSkeleton /> : null;
}
