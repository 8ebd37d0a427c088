import { Card } from '@muddat/ui/card';
import { Skeleton } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';

const ROWS = ['a', 'b', 'c', 'd'] as const;

/** In the shape of the next payment: when, how much, to whom, two buttons. */
export function LeadSkeleton() {
  return (
    <Card padding="l">
      <Stack gap="s">
        <Skeleton shape="pill" width="word" />
        <Skeleton shape="hero" width="amount" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
}

/** In the shape of the limit: its sum, its meter, a button. */
export function LimitSkeleton() {
  return (
    <Card>
      <Stack gap="s">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="hero" width="amount" />
        <Skeleton />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  );
}

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
