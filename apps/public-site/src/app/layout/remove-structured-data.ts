import type { RouterHistory } from '@tanstack/react-router';
import { afterNextPaint } from '../../shared/ui/after-next-paint.ts';

/**
 * Removes the structured data (JSON-LD) of the first document after the reader has left its page. Payloads contain no JSON-LD
 * (`withoutJsonLd`), so React does not know these scripts. It would leave them in the head, where they describe the previous page.
 */
export function removeStructuredData(history: RouterHistory): void {
  const { pathname } = history.location;
  const end = history.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    end();
    afterNextPaint(() => {
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
    });
  });
}
