import type { Outline } from './outline.ts';
import { HOME_OUTLINES } from './outlines-home.ts';
import { TECH_OUTLINES } from './outlines-tech.ts';
import { WEAR_OUTLINES } from './outlines-wear.ts';
import { girihPattern } from './shared/girih.ts';
import { hashToFraction } from './shared/hash-to-fraction.ts';

const OUTLINES: ReadonlyMap<string, Outline> = new Map(Object.entries({ ...TECH_OUTLINES, ...HOME_OUTLINES, ...WEAR_OUTLINES }));

/** Fill and line colours of a product, by the word for its colour. */
const COLOURS: ReadonlyMap<string, readonly [fill: string, line: string]> = new Map([
  ['ink', ['#39424f', '#c9d3de']],
  ['silver', ['#c3ccd4', '#4a5663']],
  ['white', ['#fdfdfd', '#66727e']],
  ['blue', ['#3c6fc4', '#e6eefb']],
  ['navy', ['#27406e', '#d5deee']],
  ['grey', ['#99a3ad', '#35404b']],
  ['oak', ['#d9b380', '#6b4a22']],
  ['walnut', ['#7d5437', '#f0dcc8']],
  ['green', ['#3f8f63', '#e1f3e8']],
  ['sand', ['#d8c6a5', '#5f5236']],
  ['wine', ['#7f2a3f', '#f3d9df']],
  ['red', ['#c94a44', '#fde7e4']],
  ['turquoise', ['#1fa3a8', '#e0f6f6']],
  ['saffron', ['#eab13d', '#6a4a06']],
]);

export const isOutlineName = (name: string): boolean => OUTLINES.has(name);
export const isColourName = (name: string): boolean => COLOURS.has(name);

/** The hue of the background, and the fill and line colours of the product, by the name of a picture. */
function pictureColours(name: string): { hue: number; fill: string; line: string } {
  const seed = hashToFraction(name);
  const palette = [...COLOURS.values()];
  const [fill, line] = COLOURS.get(name.split('.')[1] ?? '') ?? palette[Math.floor(seed * palette.length)] ?? ['#c3ccd4', '#4a5663'];
  return { hue: Math.round(185 + seed * 40), fill, line };
}

/** The picture reduced to a blurred spot on its background, a few hundred bytes; null in the same cases as `drawProduct`. */
export function drawProductBlur(name: string): string | null {
  if (!OUTLINES.has(name.split('.')[0] ?? '')) return null;
  const { hue, fill } = pictureColours(name);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><radialGradient id="a">' +
    `<stop stop-color="${fill}"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>` +
    `<path fill="hsl(${hue} 32% 93%)" d="M0 0h8v8H0z"/><circle cx="4" cy="4" r="3.6" fill="url(#a)"/></svg>`
  );
}

/**
 * The picture of a product, or null for an outline that does not exist. A name is `<outline>.<colour>.<anything>`. If the colour is
 * unknown, the name determines one, so that a name always gives the same picture.
 */
export function drawProduct(name: string): string | null {
  const outline = OUTLINES.get(name.split('.')[0] ?? '');
  if (outline === undefined) return null;
  const seed = hashToFraction(name);
  const { hue, fill, line } = pictureColours(name);
  const [body, lines] = outline;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>' +
    `${girihPattern('g', 66, 1.1, Math.round(seed * 45), `hsl(${hue} 40% 60%)`, 0.22)}</defs>` +
    `<rect width="400" height="400" fill="hsl(${hue} 32% 93%)"/><rect width="400" height="400" fill="url(#g)"/>` +
    `<ellipse cx="200" cy="338" rx="128" ry="14" fill="hsl(${hue} 25% 40%)" fill-opacity=".16"/>` +
    '<g transform="translate(62 58) scale(2.76)" stroke-linecap="round" stroke-linejoin="round" stroke-width="2">' +
    `<path d="${lines}" fill="none" stroke="#2c3640" stroke-width="3.4" stroke-opacity=".75"/>` +
    `<path d="${body}" fill="${fill}" stroke="#2c3640" stroke-opacity=".75"/><path d="${lines}" fill="none" stroke="${line}"/></g></svg>`
  );
}
