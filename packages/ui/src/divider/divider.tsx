import * as css from './divider.css.ts';

/** A thin line between two matters. */
export const Divider = () => <hr className={css.divider} />;
