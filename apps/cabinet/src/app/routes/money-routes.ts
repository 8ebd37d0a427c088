import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { frame } from './frame-route.ts';
import { balanceSearch, cardsSearch, consentsSearch, paymentsSearch, paySearch, paySeveralSearch } from './searches.ts';
import { titleOf } from './titles.ts';

export const limit = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/limit',
  head: ({ match }) => titleOf(match.context, 'limit'),
  component: lazyRouteComponent(
    pageFile(() => import('./limit-page.tsx')),
    'LimitPage',
  ),
  pendingComponent: PageSkeleton,
});

export const balance = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/balance',
  validateSearch: balanceSearch,
  head: ({ match }) => titleOf(match.context, 'balance'),
  component: lazyRouteComponent(
    pageFile(() => import('./balance-page.tsx')),
    'BalancePage',
  ),
  pendingComponent: PageSkeleton,
});

export const payments = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/payments',
  validateSearch: paymentsSearch,
  head: ({ match }) => titleOf(match.context, 'payments'),
  component: lazyRouteComponent(
    pageFile(() => import('./payments-page.tsx')),
    'PaymentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const consents = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/consents',
  validateSearch: consentsSearch,
  head: ({ match }) => titleOf(match.context, 'consents'),
  component: lazyRouteComponent(
    pageFile(() => import('./consents-page.tsx')),
    'ConsentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const documents = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/documents',
  head: ({ match }) => titleOf(match.context, 'documents'),
  component: lazyRouteComponent(
    pageFile(() => import('./documents-page.tsx')),
    'DocumentsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const cards = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cards',
  validateSearch: cardsSearch,
  head: ({ match }) => titleOf(match.context, 'cards'),
  component: lazyRouteComponent(
    pageFile(() => import('./cards-page.tsx')),
    'CardsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const pay = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/orders/$id/pay',
  validateSearch: paySearch,
  head: ({ match }) => titleOf(match.context, 'order-pay'),
  component: lazyRouteComponent(
    pageFile(() => import('./pay-page.tsx')),
    'PayPage',
  ),
  pendingComponent: PageSkeleton,
});

export const paySeveral = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/pay',
  validateSearch: paySeveralSearch,
  head: ({ match }) => titleOf(match.context, 'pay-several'),
  component: lazyRouteComponent(
    pageFile(() => import('./pay-several-page.tsx')),
    'PaySeveralPage',
  ),
  pendingComponent: PageSkeleton,
});
