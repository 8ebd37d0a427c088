import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './badge.css.ts';

export type Tone = keyof typeof css.tone;

export interface BadgeProps {
  children: ReactNode;
  /** `good`: paid, `soon`: due soon, `bad`: overdue, `info`: in progress, `neutral`: anything else. The text must say the same. */
  tone?: Tone;
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
