import { ThreeColumns } from '@muddat/ui/page-layout';
import { LimitSkeleton, NextPaymentSkeleton, OrderTilesSkeleton, ScheduleSkeleton } from './skeletons.tsx';

/** A skeleton of a page below its heading: the amount with its buttons, a list, and two more columns. */
export const PageBodySkeleton = () => (
  <ThreeColumns
    first={
      <>
        <NextPaymentSkeleton />
        <ScheduleSkeleton />
      </>
    }
    second={<LimitSkeleton />}
    third={<OrderTilesSkeleton />}
  />
);
