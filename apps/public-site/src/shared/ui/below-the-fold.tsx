import type { ReactNode } from 'react';
import * as css from './below-the-fold.css.ts';
import { useRendersWholePage } from './use-above-the-fold.ts';

/** The sections of a page below the first screen. After a click on a link they render after the first frame. */
export function BelowTheFold({ children }: { children: ReactNode }): ReactNode {
  return useRendersWholePage() ? children : <div className={css.placeholder} />;
}
