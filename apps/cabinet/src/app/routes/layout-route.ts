import { createRoute } from '@tanstack/react-router';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { AppLayout } from '../layout/app-layout.tsx';
import { LayoutSkeleton } from '../layout/layout-skeleton.tsx';
import { LayoutError } from '../layout/route-error.tsx';
import { guardRoute } from './guard.ts';
import { rootRoute } from './root-route.ts';

/** The parent route of all pages behind the sign-in. Renders the layout, and checks the session once per navigation. */
export const layoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: ({ context, location }) => guardRoute({ ...context, pathname: location.pathname, search: location.searchStr }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(nextPaymentQuery(context.api));
  },
  component: AppLayout,
  pendingComponent: LayoutSkeleton,
  errorComponent: LayoutError,
});
