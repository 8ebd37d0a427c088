import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';

/** In the place of a step while the gateway is asked whether the phone is proven. */
export function EntrySkeleton() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t({ message: 'Загружаем…', comment: 'Read out while a part of the page is being loaded' })}>
      <Stack gap="m">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </SkeletonGroup>
  );
}
