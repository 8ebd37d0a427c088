import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './card.css.ts';

export interface CardProps {
  /** The content of the card. */
  children: ReactNode;
  /** The HTML element of the card. Choose it by meaning: `section` needs a name, `li` a list around it. */
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
  /** `surface`: white with a border; `sunk`: without a border; `cobalt`: dark blue with light text; `floating`: with the soft shadow. */
  tone?: 'surface' | 'sunk' | 'cobalt' | 'floating';
  /**
   * Space around the content. `none` is for a picture up to the edge. `s`, `m` and `l` differ above and below only, so that stacked cards
   * align.
   */
  padding?: 'none' | 's' | 'm' | 'l';
  /** Accessible name of a card that has no visible heading. */
  'aria-label'?: string;
  /** `id` of the heading that names the card. */
  'aria-labelledby'?: string;
}

export function Card({ children, as: Element = 'div', tone = 'surface', padding = 'm', ...aria }: CardProps) {
  return (
    <Element {...aria} className={cx(css.card, css.tone[tone], css.padding[padding])}>
      {children}
    </Element>
  );
}
