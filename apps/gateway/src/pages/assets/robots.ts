import { ROUTES } from '@muddat/routing';

/** Paths without pages: API calls and the payloads of pages. */
const PATHS_WITHOUT_PAGES = ['/api/', '/payload/'];

/**
 * Keeps search engines away from the API and from pages that require sign-in, in each accepted locale. A public page that is not to be
 * found, such as the search, says `noindex` itself: an engine that may not read the page would list its bare address.
 */
export function robotsText(origin: string): string {
  const closed = ROUTES.filter(({ auth }) => auth === true);
  const beginnings = new Set(closed.map(({ path }) => path.replace(/\/?\{.*$/, '')));
  const paths = ['ru', 'uz', 'oz'].flatMap((locale) => [...beginnings].map((path) => `/${locale}/${path}`));
  return [
    'User-agent: *',
    ...[...PATHS_WITHOUT_PAGES, ...paths].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
