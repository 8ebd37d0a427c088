import { guardedImport } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CabinetContext } from '../context.ts';
import { EntryPageError } from '../layout/route-error.tsx';
import { guardRoute } from './guard.ts';
import { rootRoute } from './root-route.ts';
import { registerSearchSchema, signUpSearchSchema } from './searches.ts';
import { pageTitleMeta } from './titles.ts';

type EntryInput = { context: CabinetContext; location: { pathname: string; searchStr: string }; cause: 'preload' | 'enter' | 'stay' };

/** Skips the check (`cause` is `stay`) when only the step in the URL changes: a change of step then works without a network. */
const guardEntry = async ({ context, location, cause }: EntryInput): Promise<void> => {
  if (cause !== 'stay') await guardRoute({ ...context, pathname: location.pathname, search: location.searchStr });
};

export const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale/sign-up',
  validateSearch: signUpSearchSchema,
  beforeLoad: guardEntry,
  head: ({ match }) => pageTitleMeta(match.context, 'sign-up'),
  component: lazyRouteComponent(
    guardedImport(() => import('./sign-up-page.tsx')),
    'SignUpPage',
  ),
  errorComponent: EntryPageError,
});

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$locale/register',
  validateSearch: registerSearchSchema,
  beforeLoad: guardEntry,
  head: ({ match }) => pageTitleMeta(match.context, 'register'),
  component: lazyRouteComponent(
    guardedImport(() => import('./register-page.tsx')),
    'RegisterPage',
  ),
  errorComponent: EntryPageError,
});
