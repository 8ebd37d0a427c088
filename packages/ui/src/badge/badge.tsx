import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './badge.css.ts';

export type Tone = 'neutral' | 'info' | 'good' | 'soon' | 'bad';

export interface BadgeProps {
  /** The text of the badge: one or two words. */
  children: ReactNode;
  /** `good`: paid, `soon`: due soon, `bad`: overdue, `info`: in progress, `neutral`: anything else. The text must say the same. */
  tone?: Tone;
  /** Icon before the text, 14 px. Without it there is only the text. */
  icon?: ReactNode;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.tone[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
