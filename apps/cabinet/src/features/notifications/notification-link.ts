import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute, type RouteId } from '@muddat/routing';

export type NotificationLink = { readonly href: string; readonly page: RouteId };

/**
 * The page that the link of a notification opens, in the reader's language. Null if the link is null, names no page of the portal, or is an
 * address of a different site.
 */
export function notificationLinkOf(link: string | null, locale: Locale): NotificationLink | null {
  if (link === null || !link.startsWith('/')) return null;
  const href = localizePath(link, locale);
  const [path = ''] = href.split(/[?#]/);
  const match = matchRoute(path);
  return match === null ? null : { href, page: match.route.id };
}
