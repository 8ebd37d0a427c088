import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

export type PaperFont = { readonly bytes: Buffer; hasGlyph(codePoint: number): boolean };

async function read(address: string): Promise<PaperFont> {
  const bytes = await readFile(fileURLToPath(address));
  const font = create(bytes);
  // The file must contain a single font: a collection has no glyphs of its own.
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${address} is a collection of fonts`);
  return { bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

/** The fonts that every document embeds. */
export async function paperFonts(): Promise<{ readonly regular: PaperFont; readonly bold: PaperFont }> {
  const [regular, bold] = await Promise.all([
    read(import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf')),
    read(import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf')),
  ]);
  return { regular, bold };
}
