import { type CabinetRouteId, matchRoute, type RouteId } from '@muddat/routing';

/** Pages that are steps of a flow. On a phone they have no tab bar, and their title stays visible. */
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
