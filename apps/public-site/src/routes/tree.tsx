import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { SiteContext } from '../router.tsx';
import { SiteDocument } from './document.tsx';
import { HomePage } from './home-page.tsx';

const root = createRootRouteWithContext<SiteContext>()({ component: SiteDocument });

const home = createRoute({ getParentRoute: () => root, path: '/$locale', component: HomePage });

export const routeTree = root.addChildren([home]);
