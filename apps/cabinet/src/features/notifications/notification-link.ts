import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute, type RouteId } from '@muddat/routing';

export type NotificationLink = { readonly href: string; readonly page: RouteId };

/**
 * Where a notification leads: a page of the portal in the reader's language. Null when
 * the portal has no such page. A link from the backend never leads off the portal.
 */
export function notificationLinkOf(link: string | null, locale: Locale): NotificationLink | null {
  if (link === null || !link.startsWith('/')) return null;
  const href = localizePath(link, locale);
  const [path = ''] = href.split(/[?#]/);
  const match = matchRoute(path);
  return match === null ? null : { href, page: match.route.id };
}
