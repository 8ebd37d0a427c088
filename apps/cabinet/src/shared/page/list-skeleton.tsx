import { Skeleton, SkeletonGroup } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';

export function ListSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="l">
        {Array.from({ length: rows }, (_, row) => (
          <Inline key={row} nowrap>
            <Skeleton shape="circle" />
            <Stack gap="xs">
              <Skeleton width="amount" />
              <Skeleton width="word" />
            </Stack>
          </Inline>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
