import type { RouteMatch } from '@muddat/routing';
import { REPORTING_ENDPOINTS } from '../core/security-headers.ts';
import type { PackedPage } from './pack.ts';

/** Headers a page may set itself; the rest are the gateway's business. */
const OWN_HEADERS: readonly string[] = ['link', 'retry-after'];

/** Headers of a document that its page asks for, its policy among them. */
export const pageHeaders = ({ headers, csp }: Pick<PackedPage, 'headers' | 'csp'>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADERS.includes(name.toLowerCase()))),
  'content-security-policy': csp,
  'reporting-endpoints': REPORTING_ENDPOINTS,
});

/** What of the request a public page hangs on beside its address: cookies decide between pages of one address, alphabet and region. */
export const varyOf = ({ locale, route }: Pick<RouteMatch, 'locale' | 'route'>): string =>
  locale === 'uz' || 'regional' in route ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';

export const documentHeaders = (page: PackedPage, match: Pick<RouteMatch, 'locale' | 'route'>): Record<string, string> => ({
  ...pageHeaders(page),
  vary: varyOf(match),
});
