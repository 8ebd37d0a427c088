import { pageFile } from '@muddat/app-shell';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CabinetContext } from '../context.ts';
import { BareError } from '../frame/route-error.tsx';
import { guard } from './guard.ts';
import { root } from './root-route.ts';
import { registerSearch, signUpSearch } from './searches.ts';
import { titleOf } from './titles.ts';

type Entered = { context: CabinetContext; location: { pathname: string; searchStr: string }; cause: 'preload' | 'enter' | 'stay' };

/** The steps of a flow are one route. A change of step does not fetch the session, so it works without a connection. */
const guardEntry = async ({ context, location, cause }: Entered): Promise<void> => {
  if (cause !== 'stay') await guard({ ...context, pathname: location.pathname, search: location.searchStr });
};

export const signUp = createRoute({
  getParentRoute: () => root,
  path: '/$locale/sign-up',
  validateSearch: signUpSearch,
  beforeLoad: guardEntry,
  head: ({ match }) => titleOf(match.context, 'sign-up'),
  component: lazyRouteComponent(
    pageFile(() => import('./sign-up-page.tsx')),
    'SignUpPage',
  ),
  errorComponent: BareError,
});

export const register = createRoute({
  getParentRoute: () => root,
  path: '/$locale/register',
  validateSearch: registerSearch,
  beforeLoad: guardEntry,
  head: ({ match }) => titleOf(match.context, 'register'),
  component: lazyRouteComponent(
    pageFile(() => import('./register-page.tsx')),
    'RegisterPage',
  ),
  errorComponent: BareError,
});
