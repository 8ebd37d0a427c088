import { guardedImport } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { layoutRoute } from './layout-route.ts';
import { checkoutSearchSchema, hardshipSearchSchema, ordersSearchSchema, returnSearchSchema } from './searches.ts';
import { orderTitleMeta, pageTitleMeta } from './titles.ts';

export const ordersRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/orders',
  validateSearch: ordersSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'orders'),
  component: lazyRouteComponent(
    guardedImport(() => import('./orders-page.tsx')),
    'OrdersPage',
  ),
  pendingComponent: PageSkeleton,
});

export const orderRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/orders/$id',
  head: ({ match, params }) => orderTitleMeta(match.context, 'order', params.id),
  component: lazyRouteComponent(
    guardedImport(() => import('./order-page.tsx')),
    'OrderPage',
  ),
  pendingComponent: PageSkeleton,
});

export const hardshipRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/orders/$id/hardship',
  validateSearch: hardshipSearchSchema,
  head: ({ match, params }) => orderTitleMeta(match.context, 'hardship', params.id),
  component: lazyRouteComponent(
    guardedImport(() => import('./hardship-page.tsx')),
    'HardshipPage',
  ),
  pendingComponent: PageSkeleton,
});

export const orderReturnRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/orders/$id/return',
  validateSearch: returnSearchSchema,
  head: ({ match, params }) => orderTitleMeta(match.context, 'order-return', params.id),
  component: lazyRouteComponent(
    guardedImport(() => import('./order-return-page.tsx')),
    'OrderReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

export const returnsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/returns',
  head: ({ match }) => pageTitleMeta(match.context, 'returns'),
  component: lazyRouteComponent(
    guardedImport(() => import('./returns-page.tsx')),
    'ReturnsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const returnCaseRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/returns/$id',
  head: ({ match }) => pageTitleMeta(match.context, 'return-case'),
  component: lazyRouteComponent(
    guardedImport(() => import('./return-page.tsx')),
    'ReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

export const checkoutRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/checkout',
  validateSearch: checkoutSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'checkout'),
  component: lazyRouteComponent(
    guardedImport(() => import('./checkout-page.tsx')),
    'CheckoutPage',
  ),
  pendingComponent: PageSkeleton,
});
