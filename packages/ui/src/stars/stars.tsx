import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../text/text.tsx';
import * as css from './stars.css.ts';

export interface StarShapeProps {
  /** True: filled; false: only its outline. */
  full: boolean;
  /** Width and height, px. */
  size: number;
}

/** One star, filled or empty, hidden from screen readers. */
export function StarShape({ full, size }: StarShapeProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="none" className={full ? css.full : css.empty}>
      <path
        d="M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export interface StarsProps {
  /** The rating, 1 to 5. An average is read with its decimal, and its stars are rounded. */
  rating: number;
  /** `s`: 18 px, for a list; `m`: 24 px, next to a large number. */
  size?: 's' | 'm';
}

const STARS = [1, 2, 3, 4, 5] as const;
const PIXELS = { s: 18, m: 24 };

/** A rating out of five stars. Screen readers read it in words. */
export function Stars({ rating, size = 's' }: StarsProps) {
  const { t } = useLingui();
  // All our languages have a decimal comma.
  const said = String(rating).replace('.', ',');
  return (
    <span className={css.stars}>
      <VisuallyHidden>
        {t({ message: `Оценка ${said} из 5`, comment: 'Read by screen readers: how many stars of five; may be 4,3' })}
      </VisuallyHidden>
      {STARS.map((star) => (
        <StarShape key={star} full={star <= Math.round(rating)} size={PIXELS[size]} />
      ))}
    </span>
  );
}
