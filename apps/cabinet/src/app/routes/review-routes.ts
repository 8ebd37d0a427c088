import { guardedImport } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { layoutRoute } from './layout-route.ts';
import { reviewTargetSearchSchema } from './searches.ts';
import { pageTitleMeta } from './titles.ts';

export const reviewsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/reviews',
  validateSearch: reviewTargetSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'reviews'),
  component: lazyRouteComponent(
    guardedImport(() => import('./reviews-page.tsx')),
    'ReviewsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const questionsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/questions',
  validateSearch: reviewTargetSearchSchema,
  head: ({ match }) => pageTitleMeta(match.context, 'questions'),
  component: lazyRouteComponent(
    guardedImport(() => import('./questions-page.tsx')),
    'QuestionsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const bonusesRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/$locale/cabinet/bonuses',
  head: ({ match }) => pageTitleMeta(match.context, 'bonuses'),
  component: lazyRouteComponent(
    guardedImport(() => import('./bonuses-page.tsx')),
    'BonusesPage',
  ),
  pendingComponent: PageSkeleton,
});
