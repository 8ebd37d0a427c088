import type { ReactNode } from 'react';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './hero.css.ts';

export interface HeroProps {
  title: string;
  lead: ReactNode;
  /** The only button, `variant="tile"`. */
  action?: ReactNode;
  /** Under the button: a FigureRow. */
  foot?: ReactNode;
  /** Next to the text from 900 px, below it on narrower screens: the calculator. */
  aside?: ReactNode;
}

/** The head of a public page: cobalt with a girih pattern. */
export function Hero({ title, lead, action, foot, aside }: HeroProps) {
  return (
    <section className={cx(css.hero, !aside && css.withoutAside)}>
      <GirihBackground fade="hero" />
      <div className={css.content}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={css.lead}>{lead}</p>
        {action}
        {foot !== undefined && <div className={css.foot}>{foot}</div>}
      </div>
      {aside}
    </section>
  );
}
