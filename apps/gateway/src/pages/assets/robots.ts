import { ROUTES } from '@muddat/routing';

/** What is no page: calls, and what pages are made of. */
const NO_PAGES = ['/api/', '/payload/'];

/**
 * Search engines stay out of the API, of every page that demands sign-in, and of pages that are another for each reader or each
 * question (search, basket), in each accepted locale; the map names all others.
 */
export function robotsText(origin: string): string {
  const closed = ROUTES.filter(({ auth, sitemap, owner }) => auth === true || (owner === 'public-site' && !sitemap));
  const beginnings = new Set(closed.map(({ path }) => path.replace(/\/?\{.*$/, '')));
  const paths = ['ru', 'uz', 'oz'].flatMap((locale) => [...beginnings].map((path) => `/${locale}/${path}`));
  return ['User-agent: *', ...[...NO_PAGES, ...paths].map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
