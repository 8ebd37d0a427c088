import type { ReactNode } from 'react';
import * as css from './below-screen.css.ts';
import { useIsWhole } from './use-seen-first.ts';

/** The parts of a page that begin under the edge of a screen. Where a link led here they come right after what is seen. */
export function BelowScreen({ children }: { children: ReactNode }): ReactNode {
  return useIsWhole() ? children : <div className={css.room} />;
}
