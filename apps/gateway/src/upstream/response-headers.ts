import { toWeakTag } from '../http/entity-tag.ts';

/**
 * The upstream's headers that reach the browser unchecked; no cookies, server names, hop-by-hop headers or policies. Cache-Control,
 * Content-Disposition and the address of an upload are checked first.
 */
const RETURNED_HEADERS = ['content-type', 'content-language', 'etag', 'last-modified', 'retry-after', 'idempotency-replayed'] as const;

/** A download with a plain file name. Any other Content-Disposition is dropped, so that no browser shows a file as a page. */
const ATTACHMENT = /^attachment; filename="[\w.-]{1,120}"$/;

export type UpstreamResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** A response may be cached only if its operation is public and its server declares it public; everything else is personal (spec gap). */
export function cacheControl(audience: 'public' | 'guest' | 'customer', status: number, upstream: string | undefined): string {
  const shareable = audience === 'public' && (status === 200 || status === 304) && /(^|,)\s*public\s*(,|$)/.test(upstream ?? '');
  return shareable && upstream ? upstream : 'no-store';
}

/** Headers that also reach the browser for calls of an upload. */
const RETURNED_UPLOAD_HEADERS = ['tus-resumable', 'tus-version', 'upload-length', 'upload-offset'] as const;

export function browserHeaders(upstream: UpstreamResponseHeaders, isUpload = false): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of isUpload ? [...RETURNED_HEADERS, ...RETURNED_UPLOAD_HEADERS] : RETURNED_HEADERS) {
    const value = upstream[name];
    if (typeof value === 'string') result[name] = value;
  }
  // Compressed and plain bodies share this tag, so it must be weak (RFC 9110 8.8.3).
  if (result['etag'] !== undefined) result['etag'] = toWeakTag(result['etag']);
  const disposition = upstream['content-disposition'];
  if (typeof disposition === 'string' && ATTACHMENT.test(disposition)) result['content-disposition'] = disposition;
  return result;
}

/**
 * The address of an upload for the browser: the upstream's `Location`, with the upstream's base replaced by `prefix`. Null if it is outside
 * the base or invalid.
 */
export function uploadLocation(location: unknown, baseUrl: string, prefix: string): string | null {
  const base = new URL(baseUrl);
  if (typeof location !== 'string' || !URL.canParse(location, base)) return null;
  const { origin, pathname, search } = new URL(location, base);
  const root = base.pathname.replace(/\/$/, '');
  if (origin !== base.origin || search !== '' || !/^\/[\w./-]+$/.test(pathname)) return null;
  return pathname.startsWith(`${root}/`) ? `${prefix}${pathname.slice(root.length)}` : null;
}
