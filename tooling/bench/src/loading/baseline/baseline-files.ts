import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { renderTilePicture } from './tile-picture.ts';

export type BaselineFile = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const PICTURE = /src="(\/(\d+)\.webp)"/g;
/** Cache headers as in the portal: the browser revalidates a document each time, and a hashed file never. */
const FILE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
const DOCUMENT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * The files of the floor page, by path: a static page whose largest paint is the lower bound for the portal's pages. It is hand-written and
 * shares no markup, style or script with the portal, so that the comparison counts everything that the portal's pages add.
 */
export async function loadBaselineFiles(): Promise<ReadonlyMap<string, BaselineFile>> {
  const [html, font] = await Promise.all(['index.html', 'font.woff2'].map((name) => readFile(new URL(name, import.meta.url))));
  if (!html || !font) throw new Error('the floor has no page');
  const pictures = await Promise.all(
    [...html.toString('utf8').matchAll(PICTURE)].map(
      async ([, path = '', number]): Promise<[string, BaselineFile]> => [
        path,
        { headers: { 'content-type': 'image/webp', 'cache-control': FILE_CACHE_CONTROL }, body: await renderTilePicture(Number(number)) },
      ],
    ),
  );
  const document = { 'content-type': 'text/html; charset=utf-8', 'cache-control': DOCUMENT_CACHE_CONTROL, 'content-encoding': 'br' };
  return new Map([
    ['/', { headers: document, body: brotliCompressSync(html) }],
    ['/font.woff2', { headers: { 'content-type': 'font/woff2', 'cache-control': FILE_CACHE_CONTROL }, body: font }],
    ...pictures,
  ]);
}
