import type { ReactNode } from 'react';
import { Girih } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import * as css from './campaign-card.css.ts';

export interface CampaignCardProps {
  title: string;
  text: string;
  /** Saffron is the one warm note: offers. */
  tone?: keyof typeof css.tone;
  /** The one way on: a LinkButton. */
  action?: ReactNode;
  /** Between the words and the way on: a Countdown. */
  children?: ReactNode;
  /** Its natural size keeps its place while it comes; `alt` is empty where it only decorates. */
  picture?: { src: string; alt: string; width: number; height: number } | undefined;
  level?: 2 | 3;
  /** Of the heading, for a section to be named by. */
  headingId?: string;
}

/** One thing to say and one thing to do, across a page. */
export function CampaignCard({ title, text, tone = 'tile', action, children, picture, level = 2, headingId }: CampaignCardProps) {
  return (
    <div className={cx(css.card, css.tone[tone], picture && css.withPicture)}>
      <Girih fade="corner" />
      <div className={css.words}>
        <Heading level={level} size={level === 2 ? 'l' : 's'} {...(headingId === undefined ? {} : { id: headingId })}>
          {title}
        </Heading>
        <p className={css.text}>{text}</p>
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className={css.picture}
        />
      )}
    </div>
  );
}
