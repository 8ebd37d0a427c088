import type { ReactNode } from 'react';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './states.css.ts';

export interface EmptyStateProps {
  /** Icon above the heading, 28 px, hidden from screen readers. */
  icon: ReactNode;
  /** The heading: what is not there yet. */
  title: string;
  /** Why it is empty, and what will be here. */
  children?: ReactNode;
  /** The button or link of the next step. Without it there is none. */
  action?: ReactNode;
  /** Level of the heading in the page's outline. */
  level?: 1 | 2 | 3;
}

/** For a page or section without content: says so, and offers the next step. */
export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <GirihBackground fade="centre" size={72} />
      <span className={cx(css.sign, css.tone.calm)} aria-hidden="true">
        {icon}
      </span>
      <Heading level={level} size="m">
        {title}
      </Heading>
      {children !== undefined && <div className={css.description}>{children}</div>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </div>
  );
}
