import type { Locale } from '@muddat/i18n';
import { hrefTo, localizePath, matchRoute } from '@muddat/routing';

/** Sections of the home page that stand in for pages that are not built: their ids, and the pages they answer for. */
export const HOME_SECTIONS = { partners: 'partners', terms: 'how-it-works', faq: 'faq', contact: 'contact' } as const;

const STAND_INS: Readonly<Record<string, string>> = {
  '/partners': HOME_SECTIONS.partners,
  '/installment-terms': HOME_SECTIONS.terms,
  '/faq': HOME_SECTIONS.faq,
};

/**
 * Where a link of the content leads: to the page where it is live, else to the home page's section that stands in for it, else
 * nowhere (null), so that no link is drawn that ends in a 404. Other sites only by https.
 */
export function liveHref(href: string, locale: Locale): string | null {
  if (href.startsWith('https://')) return href;
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('\\')) return null;
  const local = localizePath(href, locale);
  const path = local.replace(/[?#].*$/s, '');
  if (matchRoute(path)) return local;
  const section = STAND_INS[href.replace(/[?#].*$/s, '')];
  return section === undefined ? null : `${hrefTo('home', {}, locale)}#${section}`;
}
