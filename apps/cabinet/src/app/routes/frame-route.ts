import { createRoute } from '@tanstack/react-router';
import { nextPaymentQuery } from '../../domain/schedule/schedule-queries.ts';
import { CabinetFrame } from '../frame/cabinet-frame.tsx';
import { FrameSkeleton } from '../frame/frame-skeleton.tsx';
import { FrameError } from '../frame/route-error.tsx';
import { guard } from './guard.ts';
import { root } from './root-route.ts';

/** The parent route of all pages behind the sign-in. Renders the layout, and checks the session once per navigation. */
export const frame = createRoute({
  getParentRoute: () => root,
  id: 'frame',
  beforeLoad: ({ context, location }) => guard({ ...context, pathname: location.pathname, search: location.searchStr }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(nextPaymentQuery(context.api));
  },
  component: CabinetFrame,
  pendingComponent: FrameSkeleton,
  errorComponent: FrameError,
});
