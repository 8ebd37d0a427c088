import { rememberTarget } from '@muddat/routing';

/** Stores the page that a guest wanted, so that the sign-in can continue there. */
export function rememberSignInTarget(href: string): void {
  try {
    rememberTarget(window.sessionStorage, href, { origin: window.location.origin, now: Date.now() });
  } catch {
    // Storage is not available: the sign-in then leads to the main page.
  }
}
