import type { ReactNode } from 'react';
import * as css from './below-screen.css.ts';
import { useIsWhole } from './use-seen-first.ts';

/** The parts of a page below the first screen. After a click on a link they render after the first frame. */
export function BelowScreen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() ? children : <div className={css.room} />;
}
