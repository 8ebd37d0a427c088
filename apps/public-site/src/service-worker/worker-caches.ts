/** As much of a Cache as is used. */
export type KeptAnswers = {
  match(key: string, options?: { ignoreVary?: boolean }): Promise<Response | undefined>;
  put(key: string, answer: Response): Promise<void>;
  keys(): Promise<readonly Pick<Request, 'url'>[]>;
  delete(key: string): Promise<boolean>;
};

/** Keeps an answer as the newest; the oldest ones beyond `max` go. A cache lists its keys in the order in which they were put. */
export async function keepNewest(cache: KeptAnswers, key: string, answer: Response, max: number): Promise<void> {
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const { url } of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(url);
}

/** Files of the build that a document names: without them a kept page could not be shown whole. */
export const filesOf = (html: string): string[] => [...new Set(html.match(/\/assets\/(?:site|cabinet)\/[\w.-]+/g) ?? [])];

/**
 * The offline page as it is shown in place of others: without its scripts, which would take the address in the bar for the page's own.
 * It needs none. Not for documents of others: it knows only what our own renderer writes.
 */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
