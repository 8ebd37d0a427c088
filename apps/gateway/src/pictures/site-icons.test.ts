import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawSiteIcons } from './site-icons.ts';

const FOLDER = join(import.meta.dirname, '../../../public-site/public');
const read = (name: string): Buffer => readFileSync(join(FOLDER, name));

/** The pictures of an ICO file with the size that each entry states. */
function picturesOf(ico: Buffer): [number, Buffer][] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    const start = ico.readUInt32LE(at + 12);
    return [ico.readUInt8(at), ico.subarray(start, start + ico.readUInt32LE(at + 8))];
  });
}
const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).ensureAlpha().raw().toBuffer();

describe('the icons in the repository', () => {
  test('match the logo: run `pnpm --filter @muddat/gateway icons` after a change of it', async () => {
    const drawn = await drawSiteIcons(read('favicon.svg').toString());
    const [kept, made] = [picturesOf(read('favicon.ico')), picturesOf(drawn['favicon.ico'])];
    expect(kept.map(([size]) => size)).toEqual([16, 32, 48]);
    for (const [index, [, picture]] of kept.entries())
      expect((await pixelsOf(picture)).equals(await pixelsOf(made[index]?.[1] ?? Buffer.alloc(0)))).toBe(true);
    const touch = read('apple-touch-icon.png');
    expect((await pixelsOf(touch)).equals(await pixelsOf(drawn['apple-touch-icon.png']))).toBe(true);
  });

  test('are small, have the right size, and the home screen icon has no transparency', async () => {
    const touch = await sharp(read('apple-touch-icon.png')).metadata();
    expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);
    expect((await sharp(read('apple-touch-icon.png')).stats()).isOpaque).toBe(true);
    for (const [size, picture] of picturesOf(read('favicon.ico')))
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    for (const name of ['favicon.ico', 'apple-touch-icon.png']) expect(read(name).length).toBeLessThan(8_000);
  });
});
