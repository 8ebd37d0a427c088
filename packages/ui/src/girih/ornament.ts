import { hashToUnit } from './girih-path.ts';

/** How the strapwork of one name looks. */
export interface Ornament {
  /** Side of the repeated square, px, and how far it is turned, degrees. */
  side: number;
  turn: number;
  /** Where the repetition begins, px. */
  shift: readonly [x: number, y: number];
  /** Angle at which the straps cross the sides, radians: from wide stars to sharp ones. */
  contact: number;
  /** Width of the straps, px. */
  strap: number;
  background: string;
  line: string;
}

/**
 * The ornament of a name, always the same for that name. Each measure is hashed from the name separately, so that two stores of one hue
 * still differ in star, size and turn. The hues are those of tiles, from green turquoise to deep cobalt.
 */
export function createOrnament(name: string): Ornament {
  const draw = (what: string, from: number, to: number) => from + hashToUnit(`${what}:${name}`) * (to - from);
  const hue = Math.round(draw('hue', 185, 275));
  const side = Math.round(draw('side', 38, 78));
  return {
    side,
    turn: Math.round(draw('turn', 0, 89)),
    shift: [Math.round(draw('x', 0, side)), Math.round(draw('y', 0, side))],
    contact: Number(draw('contact', 0.9, 1.36).toFixed(2)),
    strap: Number(draw('strap', 1, 2.2).toFixed(1)),
    background: `oklch(${draw('lightness', 0.4, 0.57).toFixed(2)} 0.1 ${hue})`,
    line: `oklch(0.9 0.07 ${hue})`,
  };
}
