import { carryUtm } from '@muddat/routing';
import type { AnchorProps } from '@muddat/ui/link';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { isBuildOutdated } from '../build-watch/outdated.ts';
import { useCampaignParams } from './campaign.tsx';

/**
 * The anchor that renders the kit's links inside an app. Pages of this app open without a new document; for everything else (the other app,
 * another origin, a new tab) the browser follows the link. Internal links carry the page's utm_* along (spec 2).
 */
export function RouterAnchor({ onClick, ...anchor }: AnchorProps) {
  const router = useRouter();
  const campaign = useCampaignParams();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const href = carryUtm(anchor.href, router.history.location.search);
    if (event.defaultPrevented || !isPlainClick(event) || anchor.target || !isAppHref(router, href)) return;
    // Let the browser load the document, which brings the new build.
    if (isBuildOutdated()) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return <a {...anchor} href={campaign === '' ? anchor.href : carryUtm(anchor.href, campaign)} onClick={open} />;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether an address is a page of this app, so that its router can open the page without a new document. */
export function isAppHref(router: AnyRouter, href: string): boolean {
  if (!href.startsWith('/')) return false;
  const [, params, route] = router.getMatchedRoutes(new URL(href, window.location.origin).pathname);
  // `**` holds the path that no route matched. The router then returns the nearest parent, which is not the requested page.
  return route !== undefined && !('**' in params);
}
