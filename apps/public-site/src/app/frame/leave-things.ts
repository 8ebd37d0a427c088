import type { RouterHistory } from '@tanstack/react-router';
import { whenSeen } from '../../shared/ui/when-seen.ts';

/**
 * The things that a document tells search engines of (JSON-LD) are its own: the browser was given none of them, React takes them for
 * somebody else's, and the next page would keep them. They stay until the document's page is left.
 */
export function leaveThings(history: RouterHistory): void {
  const { pathname } = history.location;
  const end = history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    end();
    whenSeen(() => {
      for (const thing of document.querySelectorAll('script[type="application/ld+json"]')) thing.remove();
    });
  });
}
