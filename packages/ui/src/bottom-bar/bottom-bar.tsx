import type { ReactNode } from 'react';
import * as css from './bottom-bar.css.ts';

export interface BottomBarProps {
  /**
   * The amount that the action is about, and one short line. Visible below 900 px only: on a desktop the page shows them next to the
   * action.
   */
  summary?: ReactNode;
  /** The main action of the page: one button or link. */
  action: ReactNode;
}

/**
 * The main action of a page. Below 900 px it stays at the bottom of the window, above a tab bar, until its place on the page is reached;
 * on a desktop, and in a window lower than 400 px, it is an ordinary part of the page. Stands outside of cards, as a direct part of the page's content.
 */
export function BottomBar({ summary, action }: BottomBarProps) {
  return (
    <div className={css.bar}>
      {summary !== undefined && <div className={css.summary}>{summary}</div>}
      <div className={css.action}>{action}</div>
    </div>
  );
}
