export { carryUtm } from './carry-utm.ts';
export { hrefTo } from './href-to.ts';
export { localizePath, switchLocale } from './locale-path.ts';
export { matchRoute, type RouteMatch } from './match-route.ts';
export { PAGE_NAMES } from './page-names.ts';
export { rememberTarget, takeTarget } from './remember-target.ts';
export { type Resolution, resolveLocation } from './resolve-location.ts';
export { type LiveRouteId, ROUTES, type Route, type RouteId, type RouteParams } from './routes.ts';
export { safeRedirect } from './safe-redirect.ts';
