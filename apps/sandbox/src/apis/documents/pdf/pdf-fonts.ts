import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toPrintable } from '@muddat/i18n/printable';
import { create } from 'fontkit';

export type PdfFont = { readonly bytes: Buffer; hasGlyph(codePoint: number): boolean };

async function loadFont(address: string): Promise<PdfFont> {
  const bytes = await readFile(fileURLToPath(address));
  const font = create(bytes);
  // The file must contain a single font: a collection has no glyphs of its own.
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError(`${address} is a collection of fonts`);
  return { bytes, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}

export type FontWeight = 'regular' | 'bold';
/** The families in the order in which they are tried: that of the portal, then one with more letters. */
export const FONT_FAMILIES = ['onest', 'noto'] as const;
export type FontName = `${(typeof FONT_FAMILIES)[number]}-${FontWeight}`;

const FONT_FILES: Readonly<Record<FontName, string>> = {
  'onest-regular': import.meta.resolve('@expo-google-fonts/onest/400Regular/Onest_400Regular.ttf'),
  'onest-bold': import.meta.resolve('@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf'),
  'noto-regular': import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'noto-bold': import.meta.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};

export type PdfFonts = Readonly<Record<FontName, PdfFont>>;

/** All fonts. A document embeds those that it uses. */
export async function loadPdfFonts(): Promise<PdfFonts> {
  const [onestRegular, onestBold, notoRegular, notoBold] = await Promise.all([
    loadFont(FONT_FILES['onest-regular']),
    loadFont(FONT_FILES['onest-bold']),
    loadFont(FONT_FILES['noto-regular']),
    loadFont(FONT_FILES['noto-bold']),
  ]);
  return { 'onest-regular': onestRegular, 'onest-bold': onestBold, 'noto-regular': notoRegular, 'noto-bold': notoBold };
}

/** No font has the characters. A document with a replaced name would not be what was signed, so none is made. */
export class MissingGlyphError extends Error {
  override readonly name = 'MissingGlyphError';
  constructor(characters: readonly string[]) {
    const points = characters.map((character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    super(`No font of documents has ${[...new Set(points)].join(', ')}`);
  }
}

type SetText = { readonly text: string; readonly font: FontName };

/**
 * The text as it is drawn, and the font: the first family that has all its characters and accents. A text is set in one family as a whole,
 * so that a name does not mix two. An accent that no family has is left out. Throws `MissingGlyphError` if none has a character.
 */
export function typeset(fonts: PdfFonts, text: string, weight: FontWeight): SetText {
  let missing: string[] = [];
  let withoutAccents: SetText | null = null;
  const accents = countAccents(text);
  for (const family of FONT_FAMILIES) {
    const font: FontName = `${family}-${weight}`;
    missing = [];
    const printable = toPrintable(text, fonts[font].hasGlyph, (character) => {
      missing.push(character);
      return '';
    });
    if (missing.length > 0) continue;
    if (countAccents(printable) === accents) return { text: printable, font };
    withoutAccents ??= { text: printable, font };
  }
  if (withoutAccents !== null) return withoutAccents;
  throw new MissingGlyphError(missing);
}

/** `toPrintable` drops an accent that the font lacks, and its letter stays. Selectors of variants and key caps are no accents. */
const countAccents = (text: string): number => text.normalize('NFD').match(/(?!\p{Variation_Selector})\p{Mn}/gu)?.length ?? 0;
