import type { ReactNode } from 'react';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import { pictureSrcAttributes } from '../picture/picture-sources.ts';
import { TABLET_QUERY } from '../theme/media.ts';
import * as css from './campaign-card.css.ts';

export interface CampaignCardProps {
  /** The message in a few words, as the heading. */
  title: string;
  /** One or two sentences under the heading: the terms of the offer. */
  text: string;
  /** The background: `tile` pale blue, `cobalt` dark, `saffron` warm. Warm is only for offers. */
  tone?: 'tile' | 'cobalt' | 'saffron';
  /** The only action: a LinkButton. Without it the card has no button. */
  action?: ReactNode;
  /** Further content between the text and the action: a Countdown. */
  children?: ReactNode;
  /** A picture next to the text. `width` and `height` reserve its space while it loads. `alt` is empty for a decorative picture. */
  picture?: { src: string; alt: string; width: number; height: number } | undefined;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** `id` of the heading, for the `aria-labelledby` of a section. */
  headingId?: string;
}

/** A promotion across the page: one message and one action. */
export function CampaignCard({ title, text, tone = 'tile', action, children, picture, level = 2, headingId }: CampaignCardProps) {
  return (
    <div className={cx(css.card, css.tone[tone], picture && css.withPicture)}>
      <GirihBackground fade="corner" />
      <div className={css.content}>
        <Heading level={level} size={level === 2 ? 'l' : 's'} {...(headingId === undefined ? {} : { id: headingId })}>
          {title}
        </Heading>
        <p className={css.text}>{text}</p>
        {children}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {picture && (
        <img
          {...pictureSrcAttributes(picture.src, 480)}
          sizes={`${TABLET_QUERY} 240px, 100vw`}
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
