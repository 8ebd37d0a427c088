import { MainAside } from '@muddat/ui/page-layout';
import { LimitSkeleton, NextPaymentSkeleton, OrderTilesSkeleton, ScheduleSkeleton } from './skeletons.tsx';

/** A skeleton of a page below its heading: the amount with its buttons, a list, and a side column. */
export const PageBodySkeleton = () => (
  <MainAside
    main={
      <>
        <NextPaymentSkeleton />
        <ScheduleSkeleton />
      </>
    }
    aside={
      <>
        <LimitSkeleton />
        <OrderTilesSkeleton />
      </>
    }
  />
);
