import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './text.css.ts';

export { keepNumbersUnbroken } from './keep-numbers-unbroken.ts';

export interface TextProps {
  children: ReactNode;
  /** The element. Default: a paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label' | 'figcaption' | 'time';
  /** `xs` 13 px, `s` 15, `m` 17, `l` 20. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone | 'inherit';
  weight?: keyof typeof css.weight;
  align?: keyof typeof css.align;
  /** Digits of one width: only for numbers in a column. */
  tabular?: boolean;
  nowrap?: boolean;
  id?: string;
}

export function Text({ children, as: Element = 'p', size = 'm', tone = 'inherit', weight, align, tabular, nowrap, id }: TextProps) {
  return (
    <Element
      id={id}
      className={cx(
        css.size[size],
        tone !== 'inherit' && css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        tabular && css.tabular,
        nowrap && css.nowrap,
        Element === 'p' && css.pretty,
      )}
    >
      {children}
    </Element>
  );
}

/** A text that only screen readers read. */
export function VisuallyHidden({ children, as: Element = 'span' }: { children: ReactNode; as?: 'span' | 'div' | 'h2' | 'h3' }) {
  return <Element className={css.hidden}>{children}</Element>;
}
