import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

export type PdfFont = { readonly bytes: Buffer; hasGlyph(codePoint: number): boolean };

async function loadFont(address: string): Promise<PdfFont> {
  const bytes = await readFile(fileURLToPath(address));
  const font = create(bytes);
  // The file must contain a single font: a collection has no glyphs of its own.
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${address} is a collection of fonts`);
  return { bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** The fonts that every document embeds. */
export async function loadPdfFonts(): Promise<{ readonly regular: PdfFont; readonly bold: PdfFont }> {
  const [regular, bold] = await Promise.all([
    loadFont(import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')),
    loadFont(import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')),
  ]);
  return { regular, bold };
}
