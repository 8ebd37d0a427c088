import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import type { Font } from 'satori';

const FILES = new URL('files/', import.meta.resolve('@fontsource/onest/package.json'));
const WEIGHTS = [500, 800] as const;
/** All letters of Russian and of Uzbek in both alphabets: ў, қ, ғ, ҳ are in cyrillic-ext, oʻ and gʻ (U+02BB) in latin. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;
/** One font family for each subset: a letter missing in one is taken from the next. */
export const FONT_FAMILY = SUBSETS.map((subset) => `Onest ${subset}`).join(', ');

export type OnestFonts = { readonly fonts: Font[]; hasGlyph(codePoint: number): boolean };

let loaded: Promise<OnestFonts> | undefined;

/** The portal's font, read once when the first picture is drawn. Each subset has the same letters in all weights. */
export function loadOnestFonts(): Promise<OnestFonts> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<OnestFonts> {
  const fonts = await Promise.all(
    SUBSETS.flatMap((subset) =>
      WEIGHTS.map(async (weight) => ({
        name: `Onest ${subset}`,
        weight,
        style: 'normal' as const,
        data: await readFile(fileURLToPath(new URL(`onest-${subset}-${weight}-normal.woff`, FILES))),
      })),
    ),
  );
  const codePoints = new Set(fonts.flatMap(({ data }) => codePointsOf(data)));
  return { fonts, hasGlyph: (codePoint) => codePoints.has(codePoint) };
}

function codePointsOf(file: Buffer): number[] {
  const font = create(file);
  return 'characterSet' in font ? font.characterSet : [];
}
