import { REPORTING_ENDPOINTS } from '../http/security-headers.ts';
import type { PackedPage } from './pack.ts';

/** Headers a page may set itself; the rest are the gateway's business. */
const OWN_HEADERS: readonly string[] = ['link', 'retry-after'];

/** Cookies decide a document's theme, alphabet and region. */
const VARY = 'Accept-Encoding, Cookie';

/** Headers of a document that its page asks for, its policy among them, and what of the request it hangs on beside its address. */
export const documentHeaders = ({ headers, csp }: Pick<PackedPage, 'headers' | 'csp'>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => OWN_HEADERS.includes(name.toLowerCase()))),
  'content-security-policy': csp,
  'reporting-endpoints': REPORTING_ENDPOINTS,
  vary: VARY,
});
