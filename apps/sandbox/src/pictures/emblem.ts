import { girihPattern } from './shared/girih.ts';
import { hashToFraction } from './shared/hash-to-fraction.ts';

/** Hues from turquoise to cobalt (look.md, Idea). */
const FIRST_HUE = 184;
const HUE_RANGE = 44;

/** The initials of the first two words, or of the only word. */
export function initialsOf(name: string): string {
  const words = name.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** An ornament with letters for a store, a client or a category, derived only from the alias. */
export function drawEmblem(subject: string, alias: string): string {
  const seed = hashToFraction(`${subject}/${alias}`);
  const hue = Math.round(FIRST_HUE + seed * HUE_RANGE);
  const lightness = 34 + Math.round(hashToFraction(`${alias}/light`) * 10);
  const side = 52 + Math.round(seed * 44);
  const turn = Math.round(hashToFraction(`${alias}/turn`) * 45);
  const pattern = girihPattern('g', side, 0.95 + seed * 0.35, turn, `hsl(${hue} 60% 82%)`, 0.62);
  const base = `hsl(${hue} ${subject === 'client' ? 22 : 62}% ${lightness}%)`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${pattern}` +
    `<radialGradient id="c"><stop offset=".35" stop-color="${base}"/><stop offset="1" stop-color="${base}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="400" height="400" fill="${base}"/><rect width="400" height="400" fill="url(#g)"/><circle cx="200" cy="200" r="150" fill="url(#c)"/>` +
    `<text x="200" y="204" fill="#fff" font-family="Onest,system-ui,sans-serif" font-size="84" font-weight="600" text-anchor="middle" dominant-baseline="central" letter-spacing="-1">${initialsOf(alias)}</text></svg>`
  );
}
