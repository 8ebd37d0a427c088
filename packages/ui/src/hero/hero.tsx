import type { ReactNode } from 'react';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './hero.css.ts';

export interface HeroProps {
  /** The heading of the page, level 1. */
  title: string;
  /** One or two sentences under the heading. */
  lead: ReactNode;
  /** The only button, `variant="tile"`; with a scene `primary`. */
  action?: ReactNode;
  /** Content under the button: a FigureRow. */
  foot?: ReactNode;
  /** Content next to the text from 900 px, below it on narrower screens: the calculator. With a scene it lies on the lower edge. */
  aside?: ReactNode;
  /**
   * A picture that fills the hero from 900 px, its left part free for the text; below the text on narrower screens. Without it the ground
   * is cobalt.
   */
  scene?: ReactNode;
}

/** The head of a public page: cobalt with a girih pattern, or goods on sand. */
export function Hero({ title, lead, action, foot, aside, scene }: HeroProps) {
  if (scene !== undefined) {
    return (
      <section>
        <div className={css.stage}>
          <div className={css.words}>
            <Heading level={1} size="title">
              {title}
            </Heading>
            <p className={css.sceneLead}>{lead}</p>
            {action}
            {foot !== undefined && <div className={css.foot}>{foot}</div>}
          </div>
          <div className={css.scene}>{scene}</div>
        </div>
        {aside && <div className={css.edge}>{aside}</div>}
      </section>
    );
  }
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
