import type { ThemeName } from '@muddat/routing';
import { LRUCache } from 'lru-cache';
import { compressToBrotli } from '../http/content-encoding.ts';
import type { PackedPage } from './pack.ts';

/** Cached pages with attributes of a reader. One takes about 100 KB, plain and compressed. */
const MAX_CACHED = 300;

type Body = Pick<PackedPage, 'html' | 'brotli' | 'etag'>;

/** What a document shows differently to a reader before its script runs, by attributes of its root element. */
export interface Reader {
  /** `data-theme` (packages/ui), so that no light page flashes before a dark one. */
  theme: ThemeName | null;
  /**
   * `data-tab-bar`: the page of the shop keeps space for the tab bar of a signed-in customer, so that the buy bar does not move when the
   * tab bar arrives. Only a hint: if the session has ended, the script removes it.
   */
  hasTabBar: boolean;
}

/**
 * Returns the page with the reader's attributes on its root element. They are inserted after rendering: nothing else differs between
 * readers, and rendering each page for each kind of reader would cache it eight times.
 */
export type ApplyReader = (page: PackedPage, reader: Reader) => Promise<PackedPage>;

export function createApplyReader(): ApplyReader {
  const kept = new LRUCache<string, Body>({ max: MAX_CACHED });
  return async (page, reader) => {
    const { theme, hasTabBar } = reader;
    if (theme === null && !hasTabBar) return page;
    const etag = page.etag.replace(/"$/, `${theme === null ? '' : `-${theme}`}${hasTabBar ? '-tabs' : ''}"`);
    const body = kept.get(etag) ?? (await packForReader(page, reader, etag));
    kept.set(etag, body);
    return { ...page, ...body };
  };
}

async function packForReader(page: PackedPage, reader: Reader, etag: string): Promise<Body> {
  const html = Buffer.from(withReaderAttributes(page.html.toString('utf8'), reader), 'utf8');
  return { html, brotli: await compressToBrotli(html), etag };
}

/** The HTML of a document with the reader's attributes on its root element. */
export function withReaderAttributes(html: string, { theme, hasTabBar }: Reader): string {
  const attributes = [...(theme === null ? [] : [`data-theme="${theme}"`]), ...(hasTabBar ? ['data-tab-bar=""'] : [])];
  return attributes.length === 0 ? html : html.replace('<html ', `<html ${attributes.join(' ')} `);
}
