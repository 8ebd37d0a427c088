import type { ReactNode } from 'react';

export interface NavItem {
  /** URL of the page. */
  href: string;
  /** Name of the page. */
  label: string;
  /** Icon before or above the name. A tab bar and a rail need one. */
  icon?: ReactNode;
  /** True on the item's own page, `section` on a page below it. */
  current?: boolean | 'section';
  /** Number of new items. Above 99 it shows `99+`. */
  count?: number;
  /** Read by screen readers instead of the number: "3 новых". */
  countLabel?: string;
}

export const formatNavCount = (count: number): string => (count > 99 ? '99+' : String(count));
