import { hashToFraction } from '../shared/hash-to-fraction.ts';
import type { Mark } from './mark.ts';
import { type Draw, ORNAMENTS } from './ornaments.ts';

/** Size of a banner in pixels. A phone shows its middle. */
export const BANNER = { width: 1200, height: 220 } as const;

/** The banner of a store: its two colours and an ornament of its own. It has no text, so the ornament need not be faint. */
export function drawBanner(alias: string, { colours }: Mark): string {
  const draw: Draw = (what, from, to) => from + hashToFraction(`${what}/banner/${alias}`) * (to - from);
  const ornament = ORNAMENTS[Math.floor(draw('ornament', 0, ORNAMENTS.length))] ?? ORNAMENTS[0];
  const { width, height, elements } = ornament(draw, colours);
  const [x, y] = [Math.round(draw('x', 0, width)), Math.round(draw('y', 0, height))];
  const size = `width="${BANNER.width}" height="${BANNER.height}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BANNER.width} ${BANNER.height}" ${size}>` +
    `<pattern id="o" x="${x}" y="${y}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${elements}</pattern>` +
    `<rect ${size} fill="${colours.ground}"/><rect ${size} fill="url(#o)" fill-opacity=".8"/></svg>`
  );
}
