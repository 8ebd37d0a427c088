import { DEFAULT_LOCALE, type Locale, localeOf, parseLanguage, parseLocale } from '@muddat/i18n';
import { matchRoute, pageQuery } from '@muddat/routing';

/** What of a request the decision hangs on. */
export type Asked = { url: string; method: string; mode: string };

/**
 * - `asset`: a file of a build; its name changes with what is in it.
 * - `page`, `payload`: public, the same for everybody; kept under `key`.
 * - `document`: any other page. Never kept; without a network the offline page stands in its place.
 * - `network`: none of the worker's business.
 */
export type Decision =
  | { kind: 'asset' }
  | { kind: 'page'; key: string; locale: Locale }
  | { kind: 'payload'; key: string }
  | { kind: 'document'; locale: Locale }
  | { kind: 'network' };

const ASSET = /^\/assets\/(site|cabinet)\/[^/]+$/;
const PAYLOAD = /^\/payload\/(ru|uz|uz-Cyrl)\/(.+)\.json$/;
/** Calls, files and tools of the servers, which a browser may navigate to all the same. */
const NO_DOCUMENT = /^\/(api|assets|images|og|payload|sitemap|sandbox|healthz|readyz|metrics)(\/|\.|$)|\.[a-z0-9]{2,12}$/;

/** Pages that may be read again without a network. Not what is another for each reader or each question: the basket, the search. */
function publicKey(pathname: string, search: string): string | null {
  const match = matchRoute(pathname);
  if (match === null || match.route.owner !== 'public-site' || !match.route.sitemap) return null;
  return `${match.canonicalPath}${pageQuery(match.route, search)}`;
}

/** What the worker does with a request of its own origin `origin`. */
export function decide({ url, method, mode }: Asked, origin: string): Decision {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'network' };
  if (mode === 'navigate') {
    if (NO_DOCUMENT.test(pathname)) return { kind: 'network' };
    const locale = parseLocale(pathname.split('/')[1]) ?? DEFAULT_LOCALE;
    const key = publicKey(pathname, search);
    return key === null ? { kind: 'document', locale } : { kind: 'page', key, locale };
  }
  if (ASSET.test(pathname)) return { kind: 'asset' };
  const [, language, path] = PAYLOAD.exec(pathname) ?? [];
  if (language === undefined || path === undefined) return { kind: 'network' };
  const locale = localeOf(parseLanguage(language));
  const key = publicKey(path === 'index' ? `/${locale}` : `/${locale}/${path}`, search);
  return key === null ? { kind: 'network' } : { kind: 'payload', key: `/payload/${language}${key}` };
}
