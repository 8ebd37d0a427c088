import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CabinetContext } from '../router.tsx';
import { CabinetDocument } from './document.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const root = createRootRouteWithContext<CabinetContext>()({ component: CabinetDocument });

const signUp = createRoute({ getParentRoute: () => root, path: '/$locale/sign-up', component: SignUpPage });
const mainPage = createRoute({
  getParentRoute: () => root,
  path: '/$locale/main-page',
  component: lazyRouteComponent(() => import('./main-page.tsx'), 'MainPage'),
});

export const routeTree = root.addChildren([signUp, mainPage]);
