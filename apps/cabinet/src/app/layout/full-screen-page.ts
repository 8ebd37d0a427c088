import { type CabinetRouteId, matchRoute, type RouteId } from '@muddat/routing';

/** Pages that are steps of a flow. Below 900 px they have no tab bar, and their title stays visible. */
const FULL_SCREEN_ROUTES: ReadonlySet<RouteId> = new Set<CabinetRouteId>([
  'verification',
  'checkout',
  'order-pay',
  'pay-several',
  'hardship',
  'order-return',
  'change-phone',
  'change-password',
]);

export const isFullScreenPage = (pathname: string): boolean => {
  const route = matchRoute(pathname)?.route;
  return route !== undefined && FULL_SCREEN_ROUTES.has(route.id);
};

/** The step that ends with a signature: from 900 px it has the logo and the way back, and no menu. */
export const hasNoRail = (pathname: string): boolean => matchRoute(pathname)?.route.id === 'checkout';
