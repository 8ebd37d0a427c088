import { useId } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './girih.css.ts';
import { girihTilePath } from './girih-path.ts';
import { createOrnament } from './ornament.ts';

export interface GirihBackgroundProps {
  /** Where the pattern is visible: on the right of a hero (at the top of a narrow one), in the upper right corner, or in the centre. */
  fade: 'hero' | 'corner' | 'centre';
  /** Size of one star, px. */
  size?: number;
}

const CONTACT_ANGLE = 1.18;

/** A girih pattern as a background. Its parent needs `position: relative; isolation: isolate` (a cobalt Card has both). */
export function GirihBackground({ fade, size = 96 }: GirihBackgroundProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={cx(css.girih, css.fade[fade])}>
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
          <path d={girihTilePath(size, CONTACT_ANGLE)} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

export interface GirihPictureProps {
  /** The name of the store, order or product. The same name gives the same ornament. */
  name: string;
}

/** Replaces the missing picture of a store, an order or a product. It depends only on `name`, and fills its box. */
export function GirihPicture({ name }: GirihPictureProps) {
  const id = useId();
  const { side, turn, shift, contact, strap, background, line } = createOrnament(name);
  return (
    <svg aria-hidden="true" preserveAspectRatio="xMidYMid slice" className={css.picture}>
      <defs>
        <pattern
          id={id}
          x={shift[0]}
          y={shift[1]}
          width={side}
          height={side}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${turn})`}
        >
          <path d={girihTilePath(side, contact)} fill="none" stroke={line} strokeWidth={strap} strokeLinejoin="round" opacity="0.55" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={background} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
