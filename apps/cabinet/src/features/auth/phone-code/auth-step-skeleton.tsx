import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';

/** Shown while the page asks the gateway whether the phone is confirmed. */
export function AuthStepSkeleton() {
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
