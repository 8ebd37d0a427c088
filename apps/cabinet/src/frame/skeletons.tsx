import { Card } from '@muddat/ui/card';
import { Skeleton } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';

const ROWS = ['a', 'b', 'c', 'd'] as const;

/** In the shape of a payment schedule. */
export function ScheduleSkeleton() {
  return (
    <Card>
      <Stack gap="m">
        <Skeleton shape="title" width="half" />
        {ROWS.map((row) => (
          <Inline key={row} nowrap>
            <Skeleton shape="circle" />
            <Skeleton width="half" />
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}

/** In the shape of a few order tiles. */
export function TilesSkeleton() {
  return (
    <Card>
      <Stack gap="m">
        <Skeleton shape="title" width="third" />
        {ROWS.slice(1).map((row) => (
          <Inline key={row} nowrap>
            <Skeleton shape="square" />
            <Skeleton width="most" />
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
