import { guardedImport } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { layoutRoute } from './layout-route.ts';
import {
  balanceSearchSchema,
  cardsSearchSchema,
  consentsSearchSchema,
  paymentsSearchSchema,
  paySearchSchema,
  paySeveralSearchSchema,
} from './searches.ts';
import { orderTitleMeta, pageTitleMeta } from './titles.ts';

export const limitRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/limit',
  head: ({ match }) => pageTitleMeta(match.context, 'limit'),
  component: lazyRouteComponent(
    guardedImport(() => import('./limit-page.tsx')),
    'LimitPage',
  ),
  pendingComponent: PageSkeleton,
});

export const balanceRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/balance',
  validateSearch: balanceSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'balance'),
  component: lazyRouteComponent(
    guardedImport(() => import('./balance-page.tsx')),
    'BalancePage',
  ),
  pendingComponent: PageSkeleton,
});

export const paymentsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/payments',
  validateSearch: paymentsSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'payments'),
  component: lazyRouteComponent(
    guardedImport(() => import('./payments-page.tsx')),
    'PaymentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const consentsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/consents',
  validateSearch: consentsSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'consents'),
  component: lazyRouteComponent(
    guardedImport(() => import('./consents-page.tsx')),
    'ConsentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const documentsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/documents',
  head: ({ match }) => pageTitleMeta(match.context, 'documents'),
  component: lazyRouteComponent(
    guardedImport(() => import('./documents-page.tsx')),
    'DocumentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const cardsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cards',
  validateSearch: cardsSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'cards'),
  component: lazyRouteComponent(
    guardedImport(() => import('./cards-page.tsx')),
    'CardsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const payRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/orders/$id/pay',
  validateSearch: paySearchSchema,
  head: ({ match, params }) => orderTitleMeta(match.context, 'order-pay', params.id),
  component: lazyRouteComponent(
    guardedImport(() => import('./pay-page.tsx')),
    'PayPage',
  ),
  pendingComponent: PageSkeleton,
});

export const paySeveralRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/pay',
  validateSearch: paySeveralSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'pay-several'),
  component: lazyRouteComponent(
    guardedImport(() => import('./pay-several-page.tsx')),
    'PaySeveralPage',
  ),
  pendingComponent: PageSkeleton,
});
