import * as css from './Divider.css.ts';

/** A thin line between two matters. */
export const Divider = () => <hr className={css.divider} />;
