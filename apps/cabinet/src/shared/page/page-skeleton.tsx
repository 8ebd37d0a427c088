import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { PageBodySkeleton } from './page-body-skeleton.tsx';

export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'Read by screen readers: a page of the cabinet is loading' })}>
      <Stack gap="m">
        <Skeleton shape="title" width="half" />
        <PageBodySkeleton />
      </Stack>
    </SkeletonGroup>
  );
}
