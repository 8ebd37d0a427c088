import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { MainAside } from '@muddat/ui/page-layout';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';
import { ScheduleSkeleton, TilesSkeleton } from './skeletons.tsx';

/** The shape that the pages of the cabinet have in common: a heading, the amount with its button, a list, something beside it. */
export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'For ears, while a page of the cabinet loads' })}>
      <Stack gap="m">
        <Skeleton shape="title" width="half" />
        <MainAside
          main={
            <>
              <Card padding="l">
                <Stack gap="s">
                  <Skeleton shape="pill" width="word" />
                  <Skeleton shape="hero" width="amount" />
                  <Skeleton width="most" />
                  <Skeleton shape="button" />
                </Stack>
              </Card>
              <ScheduleSkeleton />
            </>
          }
          aside={
            <>
              <Skeleton shape="tile" />
              <TilesSkeleton />
            </>
          }
        />
      </Stack>
    </SkeletonGroup>
  );
}
