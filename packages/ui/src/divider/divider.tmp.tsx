import * as css from './divider.tmp.css.ts';

/** A thin line between two matters. */
export const Divider = () => <hr className={css.divider} />;
