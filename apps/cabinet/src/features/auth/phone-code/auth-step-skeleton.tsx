import { useLingui } from '@lingui/react/macro';
import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Stack } from '@muddat/ui/stack';

/** Placeholder of a step, while its script loads or the gateway is asked whether the phone is confirmed. */
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
