import type { MuddatClient } from '@muddat/sdk';
import type { MuddatQueries } from '@muddat/sdk/query';
import { PaymentSchedule } from '@muddat/ui/payment-schedule';
import { ErrorState } from '@muddat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from './texts.ts';

export function Schedule({ queries, id }: { queries: MuddatQueries<MuddatClient>; id: string }) {
  const texts = useTexts();
  const { data, error, isFetching, refetch } = useQuery(queries.installment.getOrder({ id }));
  if (error !== null) return <ErrorState size="part" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data === undefined) return null;
  const { schedule, remainder } = data.data;
  const rows = schedule.map(({ due_date, paid_amount, ...row }) => ({ ...row, dueDate: due_date, paidAmount: paid_amount }));
  return <PaymentSchedule rows={rows} today={data.as_of} remainder={remainder} />;
}
