import { DEFAULT_LOCALE, type Locale, localeOf, parseLanguage, parseLocale } from '@muddat/i18n';
import { ALL_REGIONS, matchRoute, pageQuery, parseRegion, REGION_COOKIE, type RouteId } from '@muddat/routing';
import type { Variant } from './page-key.ts';

/** What of a request the decision hangs on. */
export type Asked = { url: string; method: string; mode: string };

/**
 * - `asset`: a file of a build; its name changes with what is in it.
 * - `page`: public; kept under `key` and what cookies decide of it: `variants` (page-key.ts).
 * - `payload`: public, kept under `key`; its address says the letters and the region.
 * - `shell`: a page of the cabinet that can be read without a network. Its document is the same for everybody, whatever the address, and is
 *   kept once a language; the customer's own data is in the cabinet's encrypted store (docs/decisions/offline.md).
 * - `document`: any other page. Never kept; without a network the offline page stands in its place.
 * - `network`: none of the worker's business.
 */
export type Decision =
  | { kind: 'asset' }
  | { kind: 'page'; key: string; locale: Locale; variants: readonly Variant[] }
  | { kind: 'payload'; key: string }
  | { kind: 'shell'; locale: Locale }
  | { kind: 'document'; locale: Locale }
  | { kind: 'network' };

const ASSET = /^\/assets\/(site|cabinet)\/[^/]+$/;
const PAYLOAD = /^\/payload\/(ru|uz|uz-Cyrl)\/(.+)\.json$/;
/** Calls, files and tools of the servers, which a browser may navigate to all the same. */
const NO_DOCUMENT = /^\/(api|assets|images|og|payload|sitemap|sandbox|healthz|readyz|metrics)(\/|\.|$)|\.[a-z0-9]{2,12}$/;

/** Of the cabinet, those that have something to show without a network; the pages that pay say that they cannot. */
const SHELLS: ReadonlySet<RouteId> = new Set<RouteId>(['main-page', 'orders', 'order', 'order-pay', 'pay-several', 'payments']);

/** Pages that may be read again without a network. Not what is another for each reader or each question: the basket, the search. */
function publicPage(pathname: string, search: string): { key: string; variants: Variant[] } | null {
  const match = matchRoute(pathname);
  if (match === null || match.route.owner !== 'public-site' || !match.route.sitemap) return null;
  const { route, canonicalPath } = match;
  const asked = new URLSearchParams(search).get(REGION_COOKIE);
  const saysRegion = asked === ALL_REGIONS || parseRegion(asked) !== null;
  const variants: Variant[] = match.locale === 'uz' ? ['alphabet'] : [];
  if ('regional' in route && !saysRegion) variants.push('region');
  return { key: `${canonicalPath}${pageQuery(route, search)}`, variants };
}

/** What the worker does with a request of its own origin `origin`. */
export function decide({ url, method, mode }: Asked, origin: string): Decision {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'network' };
  if (mode === 'navigate') {
    if (NO_DOCUMENT.test(pathname)) return { kind: 'network' };
    const locale = parseLocale(pathname.split('/')[1]) ?? DEFAULT_LOCALE;
    const page = publicPage(pathname, search);
    if (page !== null) return { kind: 'page', locale, ...page };
    const route = matchRoute(pathname)?.route;
    return { kind: route && SHELLS.has(route.id) ? 'shell' : 'document', locale };
  }
  if (ASSET.test(pathname)) return { kind: 'asset' };
  const [, language, path] = PAYLOAD.exec(pathname) ?? [];
  if (language === undefined || path === undefined) return { kind: 'network' };
  const locale = localeOf(parseLanguage(language));
  const page = publicPage(path === 'index' ? `/${locale}` : `/${locale}/${path}`, search);
  // One that leaves the region to the cookie is none that our pages ask for.
  if (page === null || page.variants.includes('region')) return { kind: 'network' };
  return { kind: 'payload', key: `/payload/${language}${page.key}` };
}

/** The files of a build that a page names in a message `{ keep: [...] }`; null for any other message. */
export function filesToKeep(message: unknown, origin: string): string[] | null {
  if (typeof message !== 'object' || message === null || !('keep' in message) || !Array.isArray(message.keep)) return null;
  const named: unknown[] = message.keep;
  return named.flatMap((url) => (typeof url === 'string' && isFileOfBuild(url, origin) ? [url] : []));
}

const isFileOfBuild = (url: string, origin: string): boolean =>
  URL.canParse(url) && decide({ url, method: 'GET', mode: 'no-cors' }, origin).kind === 'asset';
