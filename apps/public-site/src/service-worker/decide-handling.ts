import { DEFAULT_LOCALE, type Locale, localeOf, parseLanguage, parseLocale } from '@muddat/i18n';
import { ALL_REGIONS, matchRoute, pageQuery, parseRegion, REGION_COOKIE, type RouteId } from '@muddat/routing';
import type { CacheVaryKey } from './page-cache-key.ts';

/** Fields of a request on which the decision depends. */
export type WorkerRequest = { url: string; method: string; mode: string };

/**
 * - `asset`: a file of a build; its name contains a hash of its content.
 * - `page`: a public page, cached under `key` extended by the cookies in `variants` (page-cache-key.ts).
 * - `payload`: data of a public page, cached under `key`; the address contains the alphabet and the region.
 * - `shell`: a page of the cabinet that works without a network. It can start from a shell, which is the same for all customers and
 *   addresses, so one is cached per language. The customer's data is in the cabinet's encrypted store (docs/decisions/offline.md).
 * - `document`: any other page. Never cached; without a network the offline page replaces it.
 * - `network`: a request that the worker does not handle.
 */
export type HandlingDecision =
  | { kind: 'asset' }
  | { kind: 'page'; key: string; locale: Locale; variants: readonly CacheVaryKey[] }
  | { kind: 'payload'; key: string }
  | { kind: 'shell'; locale: Locale }
  | { kind: 'document'; locale: Locale }
  | { kind: 'network' };

const ASSET = /^\/assets\/(site|cabinet)\/[^/]+$/;
const PAYLOAD = /^\/payload\/(ru|uz|uz-Cyrl)\/(.+)\.json$/;
/** API calls, files and server tools. A browser may navigate to them, but they are not pages. */
const NON_DOCUMENT_PATH = /^\/(api|assets|images|og|payload|sitemap|sandbox|healthz|readyz|metrics)(\/|\.|$)|\.[a-z0-9]{2,12}$/;

/** Pages of the cabinet with content for offline use. The pages that pay show that they need a network. */
const SHELLS: ReadonlySet<RouteId> = new Set<RouteId>(['main-page', 'orders', 'order', 'order-pay', 'pay-several', 'payments']);

/** Public pages that are cached for offline use. Pages with content for one customer or one query (basket, search) are not. */
function publicPage(pathname: string, search: string): { key: string; variants: CacheVaryKey[] } | null {
  const match = matchRoute(pathname);
  if (match === null || match.route.owner !== 'public-site' || !match.route.sitemap) return null;
  const { route, canonicalPath } = match;
  const asked = new URLSearchParams(search).get(REGION_COOKIE);
  const saysRegion = asked === ALL_REGIONS || parseRegion(asked) !== null;
  const variants: CacheVaryKey[] = match.locale === 'uz' ? ['alphabet'] : [];
  if ('regional' in route && !saysRegion) variants.push('region');
  return { key: `${canonicalPath}${pageQuery(route, search)}`, variants };
}

/** How the worker handles a request; `origin` is the worker's own. */
export function decideHandling({ url, method, mode }: WorkerRequest, origin: string): HandlingDecision {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'network' };
  if (mode === 'navigate') {
    if (NON_DOCUMENT_PATH.test(pathname)) return { kind: 'network' };
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
  // `page` is null: the payload is of a page that is not cached. `region` in the variants: a regional page without a region in the query,
  // which our pages always send (`payloadQuery`), so the request is not ours.
  if (page === null || page.variants.includes('region')) return { kind: 'network' };
  return { kind: 'payload', key: `/payload/${language}${page.key}` };
}

/** Files of a build that a page has loaded, and the path of its entry script, which has another name in each build. */
export type FilesToCache = { files: string[]; entry: string | null };

/** What a message `{ keep: [...], entry }` from a page lists; null for any other message. */
export function parseFilesToCache(message: unknown, origin: string): FilesToCache | null {
  if (typeof message !== 'object' || message === null || !('keep' in message) || !Array.isArray(message.keep)) return null;
  const named: unknown[] = message.keep;
  const entry =
    'entry' in message && typeof message.entry === 'string' && isBuildFile(message.entry, origin) ? new URL(message.entry).pathname : null;
  return { files: named.flatMap((url) => (typeof url === 'string' && isBuildFile(url, origin) ? [url] : [])), entry };
}

const isBuildFile = (url: string, origin: string): boolean =>
  URL.canParse(url) && decideHandling({ url, method: 'GET', mode: 'no-cors' }, origin).kind === 'asset';
