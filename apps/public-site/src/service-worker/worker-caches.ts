/** The methods of Cache that are used. */
export type ResponseCache = {
  match(key: string, options?: { ignoreVary?: boolean }): Promise<Response | undefined>;
  put(key: string, answer: Response): Promise<void>;
  keys(): Promise<readonly Pick<Request, 'url'>[]>;
  delete(key: string): Promise<boolean>;
};

/** Stores a response as the newest and deletes the oldest beyond `max`. Cache.keys() returns keys in insertion order. */
export async function putAndEvictOldest(cache: ResponseCache, key: string, answer: Response, max: number): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const { url } of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(url);
}

/** Files of the build that a document refers to. Without them a cached page is incomplete. */
export const findBuildFiles = (html: string): string[] => [...new Set(html.match(/\/assets\/(?:site|cabinet)\/[\w.-]+/g) ?? [])];

/**
 * Removes the scripts of the offline page: they would hydrate it as the page of the requested address. The page works without them.
 * Works only for HTML from our own renderer: the patterns do not cover other documents.
 */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
