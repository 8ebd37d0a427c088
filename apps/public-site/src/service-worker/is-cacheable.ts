/** Header with which the gateway marks a cabinet document that contains no customer data, and the worker asks for one. */
export const SHELL_HEADER = 'x-muddat-shell';

export type CacheableResponse = Pick<Response, 'status' | 'type' | 'redirected'> & { headers: Pick<Headers, 'get'> };

const CONTENT_TYPES = {
  asset: /^(text\/(javascript|css)|application\/javascript|font\/|image\/|application\/json)/,
  page: /^text\/html/,
  payload: /^application\/json/,
  shell: /^text\/html/,
};

/**
 * True when a response may be cached: status 200, same origin, not redirected, the expected content type, and no `no-store`.
 * Shells are an exception: their `no-store` is for shared caches, since their address may belong to a customer.
 */
export function isCacheable(kind: keyof typeof CONTENT_TYPES, { status, type, redirected, headers }: CacheableResponse): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (!CONTENT_TYPES[kind].test(headers.get('content-type') ?? '')) return false;
  return kind === 'shell' ? headers.get(SHELL_HEADER) === '1' : !(headers.get('cache-control') ?? '').includes('no-store');
}
