import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BadPictureError, resizePicture } from './draw-picture.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 400 300"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`);
const RED = '<rect width="100%" height="100%" fill="#f00"/>';
const raster = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();

describe('resizePicture', () => {
  test.each(['avif', 'webp', 'png'] as const)('draws an SVG at the requested width as %s', async (format) => {
    const size = await sharp(await resizePicture(svg(RED), 640, format)).metadata();
    expect([size.width, size.height, size.format === 'heif' ? 'avif' : size.format]).toEqual([640, 480, format]);
  });

  test('keeps the edges of an enlarged SVG sharp, and does not enlarge a raster picture', async () => {
    const edge = svg('<rect width="200" height="300" fill="#000"/><rect x="200" width="200" height="300" fill="#fff"/>');
    const { data, info } = await sharp(await resizePicture(edge, 1280, 'png'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const middle = Math.floor(info.height / 2) * info.width * info.channels;
    const row = [...data.subarray(middle, middle + info.width * info.channels)].filter((_value, index) => index % info.channels === 0);
    expect(row.filter((value) => value > 20 && value < 235).length).toBeLessThan(4);
    expect((await sharp(await resizePicture(await raster(200, 100), 640, 'webp')).metadata()).width).toBe(200);
  });

  test('does not read a file or an address that an SVG names', async () => {
    const plain = await resizePicture(svg(RED), 96, 'png');
    const reaching = svg(
      `${RED}<image xlink:href="file:///etc/hostname" width="400" height="300"/><image href="http://127.0.0.1:1/a.png" width="400" height="300"/>`,
    );
    expect((await resizePicture(reaching, 96, 'png')).equals(plain)).toBe(true);
  });

  test.each([
    ['text', Buffer.from('no picture')],
    ['an empty file', Buffer.alloc(0)],
    ['a broken SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect')],
    ['an HTML page', Buffer.from('<!doctype html><html></html>')],
    ['an SVG of 200,000 by 200,000 px', svg(RED, 'width="200000" height="200000"')],
    ['an extremely narrow SVG', svg(RED, 'viewBox="0 0 1 100000"')],
    [
      'an SVG with nested entities',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><text>&a30;</text></svg>`,
      ),
    ],
  ])('refuses %s with BadPictureError', async (_what, source) => {
    await expect(resizePicture(source, 640, 'webp')).rejects.toBeInstanceOf(BadPictureError);
  });
});
