import { type CabinetRouteId, matchRoute, type RouteId } from '@muddat/routing';

/** Steps of something, which fill a phone: no bar of tabs leads away from them, and their title stays in sight. */
const WHOLE_SCREENS: ReadonlySet<RouteId> = new Set<CabinetRouteId>([
  'verification',
  'checkout',
  'order-pay',
  'pay-several',
  'hardship',
  'order-return',
  'change-phone',
  'change-password',
]);

export const isWholeScreen = (pathname: string): boolean => {
  const route = matchRoute(pathname)?.route;
  return route !== undefined && WHOLE_SCREENS.has(route.id);
};
