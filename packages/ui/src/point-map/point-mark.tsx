import * as css from './point-map.css.ts';

/** The number of a point on the drawing, next to its text in a list. Hidden from screen readers, because the text says it. */
export const PointMark = ({ number }: { number: number }) => (
  <span aria-hidden="true" className={css.mark}>
    {number}
  </span>
);
