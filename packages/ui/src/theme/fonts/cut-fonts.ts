import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { FONT_WEIGHT_RANGE, type FontFile } from './font-letters.ts';

const SOURCES = new URL('files/', import.meta.resolve('@fontsource-variable/onest/package.json'));

/** Cuts a file of the whole font to the letters and the weights that the kit uses. The same input gives the same bytes. */
export async function cutFont({ source, letters }: FontFile): Promise<Uint8Array> {
  const whole = await readFile(fileURLToPath(new URL(`onest-${source}-wght-normal.woff2`, SOURCES)));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght: FONT_WEIGHT_RANGE } });
}
