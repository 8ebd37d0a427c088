import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { nextPaymentQuery, orderQuery } from '../../data/queries.ts';
import { ScheduleSkeleton } from '../../frame/skeletons.tsx';
import { OrderSchedule } from '../../order-parts/order-schedule.tsx';

/** Payments shown before the rest is folded away. */
const VISIBLE = 5;

/** The schedule of the order whose payment is next. Without it the page still says what to pay, so a failure here stays silent. */
export function ScheduleSection() {
  const { api } = useRouteContext({ from: '__root__' });
  const next = useQuery(nextPaymentQuery(api)).data?.data ?? null;
  const { data, isPending } = useQuery({ ...orderQuery(api, next?.order_id ?? ''), enabled: next !== null });
  if (next === null) return null;
  if (isPending) return <ScheduleSkeleton />;
  return data ? <OrderSchedule order={data.data} today={data.as_of} visible={VISIBLE} /> : null;
}
