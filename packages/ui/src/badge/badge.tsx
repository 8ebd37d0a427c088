import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './badge.css.ts';

export type Tone = keyof typeof css.tone;

export interface BadgeProps {
  children: ReactNode;
  /** Meaning: paid green, due soon saffron, overdue red, under way blue, anything else grey. The word says it too. */
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
