import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';

export type NavSection = 'main' | 'basket' | 'orders' | 'pay' | 'notifications' | 'profile';

/** What the layout shows around a page, and whether the gateway renders it. */
export type PageFacts = {
  /** The menu item that is highlighted. */
  nav?: NavSection;
  /** The page is a step of a flow: below 900 px it has no tab bar, and its title stays visible. */
  isStep?: true;
  /** From 900 px the page has the logo and the way back, and no menu. */
  hasNoRail?: true;
  /** The gateway renders the page with its data. The other pages start as a shell, which the browser fills. */
  isServerRendered?: true;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}

/** The facts of the page at a path, as `pages.ts` declares them. */
export function findPageFacts(router: Pick<AnyRouter, 'getMatchedRoutes'>, pathname: string): PageFacts {
  const [, , route] = router.getMatchedRoutes(pathname);
  return route?.options.staticData ?? {};
}

/** The facts of the page that the address names. While it loads, the page before is still on the screen. */
export const usePageFacts = (pathname: string): PageFacts => findPageFacts(useRouter(), pathname);

/** Leaves the rail out on a page without it, whose shell has the attribute already, and shows it again on the page after it. */
export function useNoRail(pathname: string): void {
  const hasNoRail = usePageFacts(pathname).hasNoRail === true;
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-no-rail', hasNoRail), [hasNoRail]);
}
