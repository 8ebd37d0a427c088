import * as css from './point-map.css.ts';

export interface PointMarkProps {
  /** Number of the point, from 1. */
  number: number;
}

/** The number of a point on the drawing, next to its text in a list. Hidden from screen readers, because the text says it. */
export const PointMark = ({ number }: PointMarkProps) => (
  <span aria-hidden="true" className={css.mark}>
    {number}
  </span>
);
