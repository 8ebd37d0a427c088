import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './stack.css.ts';

interface BoxProps {
  /** The elements to lay out. */
  children: ReactNode;
  /** The HTML element. Choose it by meaning, such as `ul` for a list; it does not change the look. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'article' | 'nav' | 'span';
  /** Space between the children: `none` 0, `xxs` 4, `xs` 8, `s` 12, `m` 16, `l` 24, `xl` 32, `xxl` 48, `xxxl` 72 px. */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | 'xxxl';
  /** Position of the children across the layout's direction, as `align-items`. Without it they are stretched. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Position of the children along the layout's direction, as `justify-content`. Without it they are at the start. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Accessible name of a `section`, `nav` or list that has no visible heading. */
  'aria-label'?: string;
  /** `id` of the heading that names the element. */
  'aria-labelledby'?: string;
}

export type StackProps = BoxProps;

/** Children one below the other. */
export function Stack({ as: Element = 'div', gap = 'm', align, justify, children, ...aria }: StackProps) {
  return (
    <Element {...aria} className={cx(css.stack, css.gap[gap], align && css.align[align], justify && css.justify[justify])}>
      {children}
    </Element>
  );
}

export interface InlineProps extends BoxProps {
  /** Keeps the children on one line. By default they wrap. */
  nowrap?: boolean;
}

/** Children side by side. */
export function Inline({ as: Element = 'div', gap = 's', align = 'center', justify, nowrap, children, ...aria }: InlineProps) {
  return (
    <Element {...aria} className={cx(css.inline, !nowrap && css.wrap, css.gap[gap], css.align[align], justify && css.justify[justify])}>
      {children}
    </Element>
  );
}

export interface GridProps extends BoxProps {
  /**
   * Number of columns on a phone, from 600 px, from 900 px. `2-4` has four as soon as a tile is no narrower than on a phone; `2-3-3` and
   * `2-3-4` have up to five in a wide window.
   */
  columns: '1-2-2' | '1-1-3' | '1-2-3' | '2-4' | '2-3-3' | '2-3-4';
}

export function Grid({ as: Element = 'div', gap = 'm', columns, align, justify, children, ...aria }: GridProps) {
  return (
    <Element
      {...aria}
      className={cx(css.grid, css.columns[columns], css.gap[gap], align && css.align[align], justify && css.justify[justify])}
    >
      {children}
    </Element>
  );
}
