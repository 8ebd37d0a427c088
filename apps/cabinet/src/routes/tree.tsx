import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CabinetContext } from '../router.tsx';
import { CabinetDocument } from './document.tsx';
import { guard } from './guard.ts';
import { SignUpPage } from './sign-up-page.tsx';

const root = createRootRouteWithContext<CabinetContext>()({ component: CabinetDocument });

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/$locale/sign-up',
  beforeLoad: ({ context, location }) => guard({ ...context, pathname: location.pathname }),
  component: SignUpPage,
});
const mainPage = createRoute({
  getParentRoute: () => root,
  path: '/$locale/main-page',
  beforeLoad: ({ context, location }) => guard({ ...context, pathname: location.pathname }),
  component: lazyRouteComponent(() => import('./main-page.tsx'), 'MainPage'),
});

export const routeTree = root.addChildren([signUp, mainPage]);
