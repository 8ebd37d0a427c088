import { MainAside } from '@muddat/ui/page-layout';
import { LeadSkeleton, LimitSkeleton, ScheduleSkeleton, TilesSkeleton } from './skeletons.tsx';

/** What the pages of the cabinet have in common under their heading: the amount with its buttons, a list, something beside it. */
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
