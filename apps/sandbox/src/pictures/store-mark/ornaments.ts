import { girihTile } from '../shared/girih.ts';
import type { MarkColours } from './palette.ts';

/** Numbers between two bounds, each drawn from the same name by a word of its own. */
export type Draw = (what: string, from: number, to: number) => number;

/** The repeated part of an ornament: its size and its elements. */
export type Repeat = { readonly width: number; readonly height: number; readonly elements: string };

const path = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Strapwork of tiles: stars filled and outlined. */
function girih(draw: Draw, { figure }: MarkColours): Repeat {
  const side = Math.round(draw('side', 88, 150));
  const tile = girihTile(side, draw('contact', 0.95, 1.3));
  const strap = draw('strap', 2, 4).toFixed(1);
  return {
    width: side,
    height: side,
    elements: `${path(tile, figure, 0.28)}<path d="${tile}" fill="none" stroke="${figure}" stroke-width="${strap}" stroke-linejoin="round"/>`,
  };
}

/** A lozenge whose edges are steps, as threads dyed before weaving leave them. */
function lozenge(x: number, y: number, width: number, height: number, steps: number): string {
  const [dx, dy] = [width / 2 / steps, height / 2 / steps];
  let d = `M${x.toFixed(1)} ${(y - height / 2).toFixed(1)}`;
  for (const [right, down] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
    for (let step = 0; step < steps; step += 1)
      d +=
        right === down ? `h${(right * dx).toFixed(1)}v${(down * dy).toFixed(1)}` : `v${(down * dy).toFixed(1)}h${(right * dx).toFixed(1)}`;
  return `${d}z`;
}

/** Silk of Margilan: columns of stepped lozenges inside each other, every second column half a step lower. */
function ikat(draw: Draw, { ground, figure }: MarkColours): Repeat {
  const width = Math.round(draw('width', 110, 190));
  const height = Math.round(draw('height', 150, 230));
  const steps = Math.round(draw('steps', 5, 8));
  const ring = (share: number): string =>
    [
      [width / 2, height / 2],
      [0, 0],
      [width, 0],
      [0, height],
      [width, height],
    ]
      .map(([x = 0, y = 0]) => lozenge(x, y, width * 0.94 * share, height * 0.94 * share, steps))
      .join('');
  return {
    width,
    height,
    elements: path(ring(1), figure, 0.3) + path(ring(0.74), figure) + path(ring(0.48), ground) + path(ring(0.24), figure, 0.75),
  };
}

/** A ring of petals around a point. */
function petals(x: number, y: number, count: number, from: number, to: number, width: number): string {
  let d = '';
  for (let at = 0; at < count; at += 1) {
    const angle = (2 * Math.PI * at) / count;
    const point = (radius: number, aside: number): string =>
      `${(x + radius * Math.cos(angle) - aside * Math.sin(angle)).toFixed(1)} ${(y + radius * Math.sin(angle) + aside * Math.cos(angle)).toFixed(1)}`;
    const middle = (from + to) / 2;
    d += `M${point(from, 0)}Q${point(middle, width)} ${point(to, 0)}Q${point(middle, -width)} ${point(from, 0)}z`;
  }
  return d;
}

const disc = (x: number, y: number, radius: number): string => `M${x} ${(y - radius).toFixed(1)}a${radius} ${radius} 0 1 0 .1 0z`;

/** Embroidery: a great flower of many petals, and a small one between four of them. */
function suzani(draw: Draw, { ground, figure }: MarkColours): Repeat {
  const side = Math.round(draw('side', 150, 220));
  const count = Math.round(draw('petals', 8, 14));
  const radius = Math.round(side * draw('radius', 0.36, 0.44));
  const middle = side / 2;
  const corners = [
    [0, 0],
    [side, 0],
    [0, side],
    [side, side],
  ] as const;
  const small = Math.round(radius * 0.36);
  return {
    width: side,
    height: side,
    elements:
      path(petals(middle, middle, count, radius * 0.5, radius * 1.12, radius * 0.36), figure) +
      path(disc(middle, middle, Math.round(radius * 0.52)), figure, 0.45) +
      path(petals(middle, middle, Math.round(count / 2), radius * 0.1, radius * 0.5, radius * 0.2), ground) +
      corners.map(([x, y]) => path(petals(x, y, 6, small * 0.25, small, small * 0.5), figure, 0.7)).join(''),
  };
}

export const ORNAMENTS = [girih, ikat, suzani] as const;
