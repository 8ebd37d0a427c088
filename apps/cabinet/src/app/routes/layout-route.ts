import { createRoute } from '@tanstack/react-router';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { AppLayout } from '../layout/app-layout.tsx';
import { LayoutSkeleton } from '../layout/layout-skeleton.tsx';
import { LayoutError } from '../layout/route-error.tsx';
import { guardRoute } from './guard.ts';
import type { PageData } from './page-modules.ts';
import { rootRoute } from './root-route.ts';

/** The menu of every page behind the sign-in has an item for the next payment. */
export const layoutData: PageData = ({ queryClient, api }) => [queryClient.prefetchQuery(nextPaymentQuery(api))];

/** The parent route of all pages behind the sign-in. Renders the layout, and checks the session once per navigation. */
export const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: async ({ context, location }) => {
    await context.shellHydration?.done;
    await guardRoute({ ...context, pathname: location.pathname, search: location.searchStr });
  },
  loader: ({ context, params, location }) => {
    if (!import.meta.env.SSR) void Promise.all(layoutData({ ...context, params, search: location.search }));
  },
  component: AppLayout,
  pendingComponent: LayoutSkeleton,
  errorComponent: LayoutError,
});
