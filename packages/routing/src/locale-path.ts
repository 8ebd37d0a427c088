import { type Locale, parseLocale } from '@muddat/i18n';
import { pathSegments } from './match-route.ts';

const split = (href: string): [path: string, rest: string] => {
  const end = href.search(/[?#]/);
  return end === -1 ? [href, ''] : [href.slice(0, end), href.slice(end)];
};

/** A local path under the current locale's prefix, unless it already has one. Query and fragment stay. */
export function localizePath(href: string, locale: Locale): string {
  const [path, rest] = split(href);
  const segments = pathSegments(path);
  // Not a local path (another site, `#top`), or already with a locale.
  if (!href.startsWith('/') || href.startsWith('//') || parseLocale(segments[0]) !== null) return href;
  return `/${[locale, ...segments].join('/')}${rest}`;
}

/** The same page in another locale, for the language switch and the alternate links. */
export function switchLocale(href: string, locale: Locale): string {
  const [path, rest] = split(href);
  const segments = pathSegments(path);
  const pageSegments = parseLocale(segments[0]) === null ? segments : segments.slice(1);
  return `/${[locale, ...pageSegments].join('/')}${rest}`;
}
