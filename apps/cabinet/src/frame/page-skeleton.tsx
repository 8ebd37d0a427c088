import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { PageBodySkeleton } from './page-body-skeleton.tsx';

/** The shape that the pages of the cabinet have in common: a heading and what stands under it. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'For ears, while a page of the cabinet loads' })}>
      <Stack gap="m">
        <Skeleton shape="title" width="half" />
        <PageBodySkeleton />
      </Stack>
    </SkeletonGroup>
  );
}
