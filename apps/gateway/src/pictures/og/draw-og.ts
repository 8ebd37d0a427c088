import { toPrintable } from '@muddat/i18n/printable';
import satori from 'satori';
import sharp from 'sharp';
import { brandBackgroundSvg, OG_SIZE } from '../brand.ts';
import { loadOnestFonts } from './fonts.ts';
import { ogCard } from './og-card.ts';
import type { OgModel } from './og-model.ts';

/** Draws the Open Graph picture that messengers show, a PNG of 1200 x 630. Text is drawn as outlines, so the machine needs no fonts. */
export async function drawOg(model: OgModel, picture: Buffer | null): Promise<Buffer> {
  const embedded = picture === null ? null : `data:image/png;base64,${picture.toString('base64')}`;
  const { fonts, hasGlyph } = await loadOnestFonts();
  const inGlyphs = (text: string | null): string | null => (text === null ? null : toPrintable(text, hasGlyph));
  const texts = {
    title: toPrintable(model.title, hasGlyph),
    overline: inGlyphs(model.overline),
    amount: inGlyphs(model.amount),
    note: inGlyphs(model.note),
    total: inGlyphs(model.total),
  };
  const card = await satori(ogCard({ ...model, ...texts }, embedded), { ...OG_SIZE, fonts });
  return sharp(Buffer.from(brandBackgroundSvg()))
    .composite([{ input: Buffer.from(card) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
