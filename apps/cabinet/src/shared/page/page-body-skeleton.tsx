import { MainAside } from '@muddat/ui/page-layout';
import { LeadSkeleton, LimitSkeleton, ScheduleSkeleton, TilesSkeleton } from './skeletons.tsx';

/** A skeleton of a page below its heading: the amount with its buttons, a list, and a side column. */
export const PageBodySkeleton = () => (
  <MainAside
    main={
      <>
        <LeadSkeleton />
        <ScheduleSkeleton />
      </>
    }
    aside={
      <>
        <LimitSkeleton />
        <TilesSkeleton />
      </>
    }
  />
);
