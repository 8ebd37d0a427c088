import { apiPrefix, type Locale } from '@muddat/i18n';
import type { ApiName } from '@muddat/sdk';
import type { AllowedOperation } from './allow-list.ts';

/** The organization whose content the builder serves: 2, as in the specification's own call (spec 7). */
export const PORTAL_ORGANIZATION = '2';
/** spec 7: every request of the portal sends this value. */
const CLIENT_MODEL = 'web';

/** The only headers of the browser that are forwarded; no cookies, Authorization, X-Forwarded-* or hop-by-hop headers. */
const FORWARDED_HEADERS = ['accept', 'content-type', 'idempotency-key', 'if-none-match'] as const;

/**
 * Headers that are also forwarded for calls with their own protocol. For uploads (tus 1.0) this leaves out those that concatenate uploads,
 * defer the length or tunnel another method.
 */
const FORWARDED_HEADERS_OF = {
  none: [],
  tus: ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'],
  'event-stream': ['last-event-id'],
} as const;

export type UpstreamHeaderInput = {
  api: ApiName;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  locale: Locale;
  accessToken: string | null;
  requestId: string;
  protocol?: AllowedOperation['protocol'];
};

export function upstreamHeaders({
  api,
  headers,
  locale,
  accessToken,
  requestId,
  protocol = null,
}: UpstreamHeaderInput): Record<string, string> {
  const result: Record<string, string> = {
    'accept-language': apiPrefix(locale),
    clientmodel: CLIENT_MODEL,
    'x-request-id': requestId,
  };
  for (const name of [...FORWARDED_HEADERS, ...FORWARDED_HEADERS_OF[protocol ?? 'none']]) {
    const value = headers[name];
    if (typeof value === 'string') result[name] = value;
  }
  if (api === 'builder') result['organization'] = PORTAL_ORGANIZATION;
  if (accessToken !== null) result['authorization'] = `Bearer ${accessToken}`;
  return result;
}
