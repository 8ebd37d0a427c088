import * as css from './divider.css.ts';

/** A thin line between two topics. */
export const Divider = () => <hr className={css.divider} />;
