import { LOCALES } from '@muddat/i18n';

export type SitemapEntry = {
  /** Path without its locale: `''`, `/partners`. */
  path: string;
  /** 'YYYY-MM-DD' or an ISO 8601 time, if the backend provides it. */
  lastmod?: string | undefined;
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LASTMOD = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const lastmodOf = (lastmod: string | undefined): string =>
  lastmod !== undefined && LASTMOD.test(lastmod) ? `<lastmod>${lastmod}</lastmod>` : '';

/** A part of the sitemap: every page in each language, with links to its other languages (hreflang; x-default is Russian). */
export function renderSitemap(origin: string, entries: readonly SitemapEntry[]): string {
  const locales = Object.keys(LOCALES);
  const address = (locale: string, path: string): string => escapeXml(`${origin}/${locale}${path}`);
  const urls = entries.flatMap(({ path, lastmod }) => {
    const others = [...locales.map((locale) => [locale, locale]), ['x-default', 'ru']]
      .map(([tag, locale = '']) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(locale, path)}"/>`)
      .join('');
    return locales.map((locale) => `<url><loc>${address(locale, path)}</loc>${lastmodOf(lastmod)}${others}</url>`);
  });
  return `${HEAD}<urlset ${NAMESPACES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The sitemap index, which lists the parts. */
export function renderSitemapIndex(origin: string, names: readonly string[]): string {
  const parts = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACES}>\n${parts.join('\n')}\n</sitemapindex>\n`;
}
