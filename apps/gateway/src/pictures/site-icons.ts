import sharp from 'sharp';
import { BRAND_COLOURS, STAR_SVG } from './brand.ts';

/** Icons that browsers request at the root without a link: the first for tabs and bookmarks, the second for a phone's home screen. */
export type SiteIcons = { 'favicon.ico': Buffer; 'apple-touch-icon.png': Buffer };

const FAVICON_SIZES = [16, 32, 48] as const;
const TOUCH_SIZE = 180;
/** Smaller than the icon, because phones round off its corners. */
const TOUCH_LOGO_SIZE = 120;
const LOGO_UNITS = 40;
/** Density (pixels per inch) at which librsvg draws one unit as one pixel. */
const UNIT_DENSITY = 72;

const draw = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (UNIT_DENSITY * size) / LOGO_UNITS })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file of PNG pictures: a header, an entry of 16 bytes for each, then the pictures. */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

/** Draws the icons; `favicon` is the site's icon as SVG. */
export async function drawSiteIcons(favicon: string): Promise<SiteIcons> {
  const pictures = await Promise.all(FAVICON_SIZES.map(async (size) => ({ size, png: await draw(favicon, size) })));
  const touch = await sharp({ create: { width: TOUCH_SIZE, height: TOUCH_SIZE, channels: 3, background: BRAND_COLOURS.cobalt } })
    .composite([{ input: await draw(STAR_SVG, TOUCH_LOGO_SIZE) }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { 'favicon.ico': packIco(pictures), 'apple-touch-icon.png': touch };
}
