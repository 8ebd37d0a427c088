import { rememberTarget } from '@muddat/routing';

/** The page that a guest wants is where the sign-in leads to. */
export function rememberEntry(href: string): void {
  try {
    rememberTarget(window.sessionStorage, href, { origin: window.location.origin, now: Date.now() });
  } catch {
    // A closed storage: the sign-in leads to the main page then.
  }
}
