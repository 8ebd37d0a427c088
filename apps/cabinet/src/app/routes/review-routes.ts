import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { frame } from './frame-route.ts';
import { aboutSearch } from './searches.ts';
import { titleOf } from './titles.ts';

export const reviews = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/reviews',
  validateSearch: aboutSearch,
  head: ({ match }) => titleOf(match.context, 'reviews'),
  component: lazyRouteComponent(
    pageFile(() => import('./reviews-page.tsx')),
    'ReviewsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const questions = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/questions',
  validateSearch: aboutSearch,
  head: ({ match }) => titleOf(match.context, 'questions'),
  component: lazyRouteComponent(
    pageFile(() => import('./questions-page.tsx')),
    'QuestionsPage',
  ),
  pendingComponent: PageSkeleton,
});

export const bonuses = createRoute({
  getParentRoute: () => frame,
  path: '/$locale/cabinet/bonuses',
  head: ({ match }) => titleOf(match.context, 'bonuses'),
  component: lazyRouteComponent(
    pageFile(() => import('./bonuses-page.tsx')),
    'BonusesPage',
  ),
  pendingComponent: PageSkeleton,
});
