import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './text.css.ts';

export { keepNumbersUnbroken } from './keep-numbers-unbroken.ts';

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /** The HTML element. Choose it by meaning; the default is a paragraph. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label' | 'figcaption' | 'time';
  /** `xs` 13 px, `s` 15, `m` 17, `l` 20. */
  size?: 'xs' | 's' | 'm' | 'l';
  /**
   * Colour of the text: `inherit` as the text around it, `ink` the main colour, `quiet` grey, `primary` the brand's, `good`, `soon`, `bad`
   * for a status in words.
   */
  tone?: 'inherit' | 'ink' | 'quiet' | 'primary' | 'good' | 'soon' | 'bad';
  /** Weight of the letters. Without it the text is as heavy as the text around it. */
  weight?: 'regular' | 'medium' | 'strong';
  /** Alignment of the lines. Without it as the text around it. */
  align?: 'start' | 'center' | 'end';
  /** Digits of one width: only for numbers in a column. */
  tabular?: boolean;
  /** Keeps the text on one line. Only for a few letters: a longer text would be wider than a phone. */
  nowrap?: boolean;
  /** `id` of the element, for `aria-labelledby` and `aria-describedby`. */
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

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
  /** The HTML element. A heading gives a section without a visible one its place in the page's outline. */
  as?: 'span' | 'div' | 'h2' | 'h3';
}

/** A text that only screen readers read. */
export function VisuallyHidden({ children, as: Element = 'span' }: VisuallyHiddenProps) {
  return <Element className={css.hidden}>{children}</Element>;
}
