import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { frame } from './frame-route.ts';
import { checkoutSearch, hardshipSearch, ordersSearch, returnSearch } from './searches.ts';
import { titleOf } from './titles.ts';

export const orders = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders',
  validateSearch: ordersSearch,
  head: ({ match }) => titleOf(match.context, 'orders'),
  component: lazyRouteComponent(
    pageFile(() => import('./orders-page.tsx')),
    'OrdersPage',
  ),
  pendingComponent: PageSkeleton,
});

export const order = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id',
  head: ({ match }) => titleOf(match.context, 'order'),
  component: lazyRouteComponent(
    pageFile(() => import('./order-page.tsx')),
    'OrderPage',
  ),
  pendingComponent: PageSkeleton,
});

export const hardship = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/hardship',
  validateSearch: hardshipSearch,
  head: ({ match }) => titleOf(match.context, 'hardship'),
  component: lazyRouteComponent(
    pageFile(() => import('./hardship-page.tsx')),
    'HardshipPage',
  ),
  pendingComponent: PageSkeleton,
});

export const orderReturn = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/return',
  validateSearch: returnSearch,
  head: ({ match }) => titleOf(match.context, 'order-return'),
  component: lazyRouteComponent(
    pageFile(() => import('./order-return-page.tsx')),
    'OrderReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

export const returns = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/returns',
  head: ({ match }) => titleOf(match.context, 'returns'),
  component: lazyRouteComponent(
    pageFile(() => import('./returns-page.tsx')),
    'ReturnsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const returnCase = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/returns/$id',
  head: ({ match }) => titleOf(match.context, 'return-case'),
  component: lazyRouteComponent(
    pageFile(() => import('./return-page.tsx')),
    'ReturnPage',
  ),
  pendingComponent: PageSkeleton,
});

export const checkout = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/checkout',
  validateSearch: checkoutSearch,
  head: ({ match }) => titleOf(match.context, 'checkout'),
  component: lazyRouteComponent(
    pageFile(() => import('./checkout-page.tsx')),
    'CheckoutPage',
  ),
  pendingComponent: PageSkeleton,
});
