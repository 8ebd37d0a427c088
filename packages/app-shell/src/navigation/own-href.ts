import type { AnyRouter } from '@tanstack/react-router';

/** Whether an address is a page of this app, which its router opens without a new document. */
export function isOwnHref(router: AnyRouter, href: string): boolean {
  if (!href.startsWith('/')) return false;
  const [, params, route] = router.getMatchedRoutes(new URL(href, window.location.origin).pathname);
  // `**` is what no route took: the router answers with the nearest parent, which is not the page asked for.
  return route !== undefined && !('**' in params);
}
