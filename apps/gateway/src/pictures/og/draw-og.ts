import { toPrintable } from '@muddat/i18n/printable';
import satori from 'satori';
import sharp from 'sharp';
import { brandBackgroundSvg, OG_SIZE } from '../brand.ts';
import { loadOnestFonts } from './fonts.ts';
import { ogCard } from './og-card.ts';
import type { OgModel } from './og-model.ts';

/** Draws the Open Graph picture that messengers show, a PNG of 1200 x 630. Text is drawn as outlines, so the machine needs no fonts. */
export async function drawOg(model: OgModel, picture: Buffer | null): Promise<Buffer> {
  const { fonts, hasGlyph } = await loadOnestFonts();
  const inGlyphs = (text: string | null): string | null => (text === null ? null : toPrintable(text, hasGlyph));
  const texts = {
    title: toPrintable(model.title, hasGlyph),
    overline: inGlyphs(model.overline),
    amount: inGlyphs(model.amount),
    note: inGlyphs(model.note),
    price: inGlyphs(model.price),
  };
  const inset = picture === null ? null : { src: `data:image/png;base64,${picture.toString('base64')}`, isScene: await isWide(picture) };
  const card = await satori(ogCard({ ...model, ...texts }, inset), { ...OG_SIZE, fonts });
  return (
    sharp(Buffer.from(brandBackgroundSvg()))
      .composite([{ input: Buffer.from(card) }])
      // A palette: messengers leave out a preview of more than about 600 KB.
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
  );
}

/** A picture whose width is more than this multiple of its height shows a scene, and not one thing. */
const WIDE = 1.5;

async function isWide(picture: Buffer): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  return width / height > WIDE;
}
