import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './Girih.css.ts';
import { girihTilePath, seedOf } from './girih-path.ts';

export interface GirihProps {
  /** How it leaves the words free: to the side of a hero, out of a card's corner, or around a centre. */
  fade: keyof typeof css.fade;
  /** Size of one star, px. */
  size?: number;
}

const CONTACT = 1.18;

/** Strapwork of Samarkand tile, behind what stands on a ground with `position: relative; isolation: isolate` (a cobalt Card has both). */
export function Girih({ fade, size = 96 }: GirihProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={cx(css.girih, css.fade[fade])}>
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={girihTilePath(size, CONTACT)} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** The picture of whatever has none of its own, a store or an order: always the same for the same name. Fills its box. */
export function GirihPicture({ name }: { name: string }) {
  const id = useId();
  const seed = seedOf(name);
  const hue = Math.round(195 + seed * 75);
  const side = 40 + Math.round(seed * 36);
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" className={css.picture}>
      <defs>
        <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse" patternTransform={`rotate(${Math.round(seed * 45)})`}>
          <path d={girihTilePath(side, 0.95 + seed * 0.4)} fill="none" stroke={`oklch(0.9 0.07 ${hue})`} strokeWidth="1.2" opacity="0.55" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`oklch(${(0.42 + seed * 0.14).toFixed(2)} 0.1 ${hue})`} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
