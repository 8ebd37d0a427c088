import type { ThemeName } from '@muddat/routing';
import { LRUCache } from 'lru-cache';
import { compressToBrotli } from '../http/content-encoding.ts';
import type { PackedPage } from './pack.ts';

/** Cached pages with a theme. One takes about 100 KB, plain and compressed. */
const MAX_CACHED = 300;

type Body = Pick<PackedPage, 'html' | 'brotli' | 'etag'>;

/**
 * Returns the page with the reader's theme on its root element (`data-theme`, packages/ui), so that no light page flashes before a dark
 * one. The attribute is inserted after rendering: it is the only difference between the themes, and rendering each theme would cache every
 * page three more times.
 */
export type ApplyTheme = (page: PackedPage, theme: ThemeName | null) => Promise<PackedPage>;

export function createApplyTheme(): ApplyTheme {
  const kept = new LRUCache<string, Body>({ max: MAX_CACHED });
  return async (page, theme) => {
    if (theme === null) return page;
    const etag = page.etag.replace(/"$/, `-${theme}"`);
    const body = kept.get(etag) ?? (await renderInTheme(page, theme, etag));
    kept.set(etag, body);
    return { ...page, ...body };
  };
}

async function renderInTheme(page: PackedPage, theme: ThemeName, etag: string): Promise<Body> {
  const html = Buffer.from(page.html.toString('utf8').replace('<html ', `<html data-theme="${theme}" `), 'utf8');
  return { html, brotli: await compressToBrotli(html), etag };
}
