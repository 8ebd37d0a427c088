import type { ReactNode } from 'react';
import * as css from './notice-bar.css.ts';

export interface NoticeBarProps {
  /** Nothing is shown without it; the place stays in the page, so that what comes is read out. */
  children?: ReactNode;
  /** One or two small buttons. */
  actions?: ReactNode;
}

/** A short notice over the bottom of the window, which waits for an answer and is in nobody's way. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div role="status">
      {children !== undefined && children !== null && children !== false && (
        <div className={css.bar}>
          <div className={css.words}>{children}</div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
