/** Of an upstream's headers only these reach the browser: no cookies, no server names, nothing hop-by-hop, no policies. */
const PASSED_BACK = ['content-type', 'content-language', 'etag', 'last-modified', 'retry-after', 'idempotency-replayed'] as const;

export type UpstreamResponseHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Only what anybody may read, and what its server calls public, may be kept by a cache; all else is personal (spec gap). */
export function cacheControl(audience: 'public' | 'guest' | 'customer', status: number, upstream: string | undefined): string {
  const shareable = audience === 'public' && (status === 200 || status === 304) && /(^|,)\s*public\s*(,|$)/.test(upstream ?? '');
  return shareable && upstream ? upstream : 'no-store';
}

export function browserHeaders(upstream: UpstreamResponseHeaders): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of PASSED_BACK) {
    const value = upstream[name];
    if (typeof value === 'string') result[name] = value;
  }
  return result;
}
