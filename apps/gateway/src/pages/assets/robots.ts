import { ROUTES } from '@muddat/routing';

/** Paths without pages: API calls and the payloads of pages. */
const PATHS_WITHOUT_PAGES = ['/api/', '/payload/'];

/**
 * Keeps search engines away from the API, from pages that require sign-in, and from pages that differ by reader or query (search, basket).
 * This holds for each accepted locale. The sitemap lists all other pages.
 */
export function robotsText(origin: string): string {
  const closed = ROUTES.filter(({ auth, sitemap, owner }) => auth === true || (owner === 'public-site' && !sitemap));
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
