import * as css from './point-map.css.ts';

/** The number of a place on the drawing, beside its words in a list. Not read out: the words say it. */
export const PointMark = ({ number }: { number: number }) => (
  <span aria-hidden="true" className={css.mark}>
    {number}
  </span>
);
