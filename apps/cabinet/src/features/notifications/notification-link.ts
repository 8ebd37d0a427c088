import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute } from '@muddat/routing';

/**
 * The address that the link of a notification opens, in the reader's language. Undefined if the link is null, names no page of the portal,
 * or is an address of a different site.
 */
export function notificationHref(link: string | null, locale: Locale): string | undefined {
  if (link === null || !link.startsWith('/')) return undefined;
  const href = localizePath(link, locale);
  const [path = ''] = href.split(/[?#]/);
  return matchRoute(path) === null ? undefined : href;
}
