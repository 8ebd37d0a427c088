import { Card } from '@muddat/ui/card';
import { Skeleton } from '@muddat/ui/skeleton';
import { Inline, Stack } from '@muddat/ui/stack';

const ROWS = ['a', 'b', 'c', 'd'] as const;

/** Skeleton of the next payment card: date, amount, store and buttons. */
export function NextPaymentSkeleton() {
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

/** Skeleton of the limit card: amount, meter and button. */
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

export function OrderTilesSkeleton() {
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
