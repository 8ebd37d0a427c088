import { weakened } from '../http/entity-tag.ts';

/** Of an upstream's headers only these reach the browser: no cookies, no server names, nothing hop-by-hop, no policies. */
const PASSED_BACK = ['content-type', 'content-language', 'etag', 'last-modified', 'retry-after', 'idempotency-replayed'] as const;

/** A file to save under a plain name. Nothing is let through that would have a browser show it in place of a page. */
const SAVED_FILE = /^attachment; filename="[\w.-]{1,120}"$/;

export type UpstreamResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Only what anybody may read, and what its server calls public, may be kept by a cache; all else is personal (spec gap). */
export function cacheControl(audience: 'public' | 'guest' | 'customer', status: number, upstream: string | undefined): string {
  const shareable = audience === 'public' && (status === 200 || status === 304) && /(^|,)\s*public\s*(,|$)/.test(upstream ?? '');
  return shareable && upstream ? upstream : 'no-store';
}

/** And of an upload's calls these. */
const PASSED_BACK_OF_UPLOADS = ['tus-resumable', 'tus-version', 'upload-length', 'upload-offset'] as const;

export function browserHeaders(upstream: UpstreamResponseHeaders, isUpload = false): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of isUpload ? [...PASSED_BACK, ...PASSED_BACK_OF_UPLOADS] : PASSED_BACK) {
    const value = upstream[name];
    if (typeof value === 'string') result[name] = value;
  }
  // One tag for all encodings of a body must be weak (RFC 9110, 8.8.3).
  if (result['etag'] !== undefined) result['etag'] = weakened(result['etag']);
  const disposition = upstream['content-disposition'];
  if (typeof disposition === 'string' && SAVED_FILE.test(disposition)) result['content-disposition'] = disposition;
  return result;
}

/**
 * Where an upload goes on, as the browser may address it: the upstream's `Location` below its own base, named below `prefix`. Null
 * for what leads out of it, and for what is none.
 */
export function uploadLocation(location: unknown, baseUrl: string, prefix: string): string | null {
  const base = new URL(baseUrl);
  if (typeof location !== 'string' || !URL.canParse(location, base)) return null;
  const { origin, pathname, search } = new URL(location, base);
  const root = base.pathname.replace(/\/$/, '');
  if (origin !== base.origin || search !== '' || !/^\/[\w./-]+$/.test(pathname)) return null;
  return pathname.startsWith(`${root}/`) ? `${prefix}${pathname.slice(root.length)}` : null;
}
