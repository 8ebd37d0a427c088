import type { ReactNode } from 'react';
import * as css from './notice-bar.css.ts';

export interface NoticeBarProps {
  /** The notice. Without it nothing is visible. The status element stays in the DOM, so that a later notice is announced. */
  children?: ReactNode;
  /** One or two small buttons: the answer, and a way to dismiss the notice. */
  actions?: ReactNode;
}

/** A short notice over the bottom of the window. It stays until the customer responds, and does not block the page. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div role="status">
      {children !== undefined && children !== null && children !== false && (
        <div className={css.bar}>
          <div className={css.message}>{children}</div>
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
