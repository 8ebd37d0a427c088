import type { ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './card.css.ts';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
  /** `surface`: white with a border; `sunk`: without a border; `cobalt`; `floating`: with the soft shadow. */
  tone?: keyof typeof css.tone;
  padding?: keyof typeof css.padding;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

export function Card({ children, as: Element = 'div', tone = 'surface', padding = 'm', ...aria }: CardProps) {
  return (
    <Element {...aria} className={cx(css.card, css.tone[tone], css.padding[padding])}>
      {children}
    </Element>
  );
}
