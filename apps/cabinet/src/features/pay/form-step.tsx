import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { CircleCheck } from '@muddat/ui/icons';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { EmptyState } from '@muddat/ui/states';
import type { ReactNode } from 'react';
import { SectionError } from '../../shared/page/section-error.tsx';
import type { QueryState } from '../../shared/query/loaded.ts';

type Props = {
  /** What is paid for. */
  query: QueryState<unknown>;
  /** Says that it could not be loaded. */
  failed: string;
  /** Says that nothing is to pay. */
  nothing: string;
  /** The way out where nothing is to pay. */
  exit: ReactNode;
  /** The form; null where nothing is to pay. */
  children: ReactNode;
};

/** The form, once it is known what there is to pay. */
export function FormStep({ query, failed, nothing, exit, children }: Props) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = query;
  if (data && children === null) {
    return (
      <Card>
        <EmptyState icon={<CircleCheck size={28} />} title={nothing} action={exit} />
      </Card>
    );
  }
  if (data) return children;
  if (error) return <SectionError title={failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Card padding="l">
      <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'For ears, while a page of the cabinet loads' })}>
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
