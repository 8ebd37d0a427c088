import type { Locale } from '@muddat/i18n';
import { localizePath, matchRoute } from '@muddat/routing';

/**
 * Where a link of the content leads: to the page where it is live, else nowhere (null), so that no link is drawn that ends in a 404.
 * Other sites only by https.
 */
export function liveHref(href: string, locale: Locale): string | null {
  if (href.startsWith('https://')) return URL.canParse(href) ? href : null;
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('\\')) return null;
  const local = localizePath(href, locale);
  return matchRoute(local.replace(/[?#].*$/s, '')) ? local : null;
}
