import type { ReactNode } from 'react';

export interface NavItem {
  href: string;
  label: string;
  icon?: ReactNode;
  /** This is where the reader is; or, of a `section`, beneath it. */
  current?: boolean | 'section';
  /** Something new there: how much, at most 99 is shown. */
  count?: number;
  /** What the count is of, for ears: `3 новых`. Without it the number alone is read. */
  countLabel?: string;
}

export const countText = (count: number): string => (count > 99 ? '99+' : String(count));
