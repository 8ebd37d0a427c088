import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { tilePicture } from './tile-picture.ts';

export type FloorFile = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

const PICTURE = /src="(\/(\d+)\.webp)"/g;
/** Cache headers as in the portal: the browser revalidates a document each time, and a hashed file never. */
const KEEP_FILE = 'public, max-age=31536000, immutable';
const KEEP_DOCUMENT = 'public, max-age=0, must-revalidate';

/**
 * The files of the floor page, by path. The page is hand-written and shares no markup, style or script with the portal. So the comparison
 * counts everything that the portal's pages add.
 */
export async function floorFiles(): Promise<ReadonlyMap<string, FloorFile>> {
  const [html, font] = await Promise.all(['index.html', 'font.woff2'].map((name) => readFile(new URL(name, import.meta.url))));
  if (!html || !font) throw new Error('the floor has no page');
  const pictures = await Promise.all(
    [...html.toString('utf8').matchAll(PICTURE)].map(
      async ([, path = '', number]): Promise<[string, FloorFile]> => [
        path,
        { headers: { 'content-type': 'image/webp', 'cache-control': KEEP_FILE }, body: await tilePicture(Number(number)) },
      ],
    ),
  );
  const document = { 'content-type': 'text/html; charset=utf-8', 'cache-control': KEEP_DOCUMENT, 'content-encoding': 'br' };
  return new Map([
    ['/', { headers: document, body: brotliCompressSync(html) }],
    ['/font.woff2', { headers: { 'content-type': 'font/woff2', 'cache-control': KEEP_FILE }, body: font }],
    ...pictures,
  ]);
}
