import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './stack.css.ts';

type Box = 'div' | 'section' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'article' | 'nav' | 'span';

interface BoxProps {
  children: ReactNode;
  as?: Box;
  /** 4, 8, 12, 16, 24, 32, 48, 72 px. */
  gap?: keyof typeof css.gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  'aria-label'?: string;
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
  /** Columns on a phone, from 600 px, from 900 px. */
  columns: keyof typeof css.columns;
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
