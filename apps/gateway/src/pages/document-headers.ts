import { REPORTING_ENDPOINTS_HEADER } from '../http/security-headers.ts';
import type { PackedPage } from './pack.ts';

/** The only headers that a page may set itself. */
const OWN_HEADERS: readonly string[] = ['link', 'retry-after'];

/** Cookies decide a document's theme, alphabet and region. */
const VARY = 'Accept-Encoding, Cookie';

/** Headers of a document: those its page sets, its CSP, and Vary for the cookies that change it. */
export const documentHeaders = ({ headers, csp }: Pick<PackedPage, 'headers' | 'csp'>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADERS.includes(name.toLowerCase()))),
  'content-security-policy': csp,
  'reporting-endpoints': REPORTING_ENDPOINTS_HEADER,
  vary: VARY,
});
