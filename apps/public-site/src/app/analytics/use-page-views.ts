import type { Locale } from '@muddat/i18n';
import { matchRoute } from '@muddat/routing';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getSiteAnalytics } from './analytics.ts';

/** Sends a page view for each page that is shown. */
export function usePageViews(locale: Locale): void {
  const router = useRouter();
  useEffect(() => {
    const tell = (pathname: string) => {
      const page = matchRoute(pathname)?.route.id;
      if (page !== undefined) getSiteAnalytics().track({ name: 'page_view', page, locale });
    };
    tell(router.state.location.pathname);
    return router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
      if (pathChanged) tell(toLocation.pathname);
    });
  }, [router, locale]);
}
