import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { CircleCheck } from '@muddat/ui/icons';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import type { ReactNode } from 'react';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/list-state.ts';

type Props = {
  /** The query of the order, orders or limits that the form needs. */
  query: QueryState<unknown>;
  /** Title of the error shown when the query failed. */
  errorTitle: string;
  /** Title shown when there is nothing to pay. */
  emptyTitle: string;
  /** Link shown when there is nothing to pay. */
  exitLink: ReactNode;
  /** The form; null when there is nothing to pay. */
  children: ReactNode;
};

/** Shows the form once the query has data; before that a skeleton or an error. */
export function PaymentFormStep({ query, errorTitle, emptyTitle, exitLink, children }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = query;
  if (data && children === null) {
    return (
      <Card>
        <EmptyState icon={<CircleCheck size={28} />} title={emptyTitle} action={exitLink} />
      </Card>
    );
  }
  if (data) return children;
  if (error) return <SectionError title={errorTitle} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Card padding="l">
      <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'Read by screen readers while a page of the cabinet loads' })}>
        <Stack gap="m">
          <Skeleton width="third" />
          <Skeleton shape="button" />
          <Skeleton width="third" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      </SkeletonGroup>
    </Card>
  );
}
