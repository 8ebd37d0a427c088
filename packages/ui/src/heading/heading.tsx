import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './heading.css.ts';

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode;
  /** Level in the page's outline. The look depends on `size`. */
  level: 1 | 2 | 3 | 4;
  /**
   * `s` 17 px, `m` 20, `l` 24, `bar` 20 to 24, `xl` 24 to 32, `title` 28 to 44, `display` 30 to 56; `plain` looks like text. Without it the
   * level decides.
   */
  size?: 'plain' | 's' | 'm' | 'l' | 'bar' | 'xl' | 'title' | 'display';
  /** `id` of the heading, for links to it and for `aria-labelledby`. */
  id?: string;
  /** Allows a script to move the focus to the heading, for example after navigation. */
  focusable?: boolean;
}

const SIZE_OF_LEVEL = { 1: 'l', 2: 'xl', 3: 'm', 4: 's' } as const;

export function Heading({ children, level, size = SIZE_OF_LEVEL[level], id, focusable }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={cx(css.heading, css.size[size])} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  );
}
