import { ROUTES } from '@muddat/routing';

/** Search engines stay out of the API and of every page that demands sign-in, in each accepted locale. */
export function robotsText(): string {
  const guarded = ROUTES.filter((route) => route.auth === true).map((route) => route.path.replace(/\/?\{.*$/, ''));
  const paths = ['ru', 'uz', 'oz'].flatMap((locale) => [...new Set(guarded)].map((path) => `Disallow: /${locale}/${path}`));
  return ['User-agent: *', 'Disallow: /api/', ...paths, ''].join('\n');
}
