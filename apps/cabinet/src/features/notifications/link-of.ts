import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute } from '@muddat/routing';

/**
 * Where a notification leads: a page of the portal in the reader's language. Null for what is none, or is none yet; a link of the
 * backend's never leads off the portal.
 */
export function linkOf(link: string | null, locale: Locale): string | null {
  if (link === null || !link.startsWith('/')) return null;
  const href = localizePath(link, locale);
  const [path = ''] = href.split(/[?#]/);
  return matchRoute(path) === null ? null : href;
}
