import { useLingui } from '@lingui/react/macro';
import { GirihBackground } from '../girih/girih.tsx';
import { Heading } from '../heading/heading.tsx';
import { Text } from '../text/text.tsx';
import * as css from './video-card.css.ts';
import { formatVideoLength } from './video-length.ts';

export interface VideoCardProps {
  /** URL of the video, on another site. It opens in a new tab. */
  href: string;
  /** The name of that site: "YouTube". */
  site: string;
  /** The name of the video, as the heading. */
  title: string;
  /** One or two sentences: what the video shows. */
  text: string;
  /** Length of the video, seconds; shown as `2:05`. */
  seconds: number;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3;
  /** For a narrow column: the text below the picture. */
  narrow?: boolean;
}

/**
 * A link to a video on another site. The page requests nothing from that site, neither a picture nor a frame. So the site learns only of
 * visitors who open the link, the content security policy stays strict, and no JavaScript is needed.
 */
export function VideoCard({ href, site, title, text, seconds, level = 2, narrow = false }: VideoCardProps) {
  const { t } = useLingui();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={narrow ? css.narrowCard : css.card}>
      <span className={css.poster}>
        <GirihBackground fade="centre" />
        <span className={css.playIcon}>
          <svg aria-hidden="true" width="40" height="40" viewBox="0 0 24 24">
            <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
          </svg>
        </span>
        <span className={css.length}>{formatVideoLength(seconds)}</span>
      </span>
      <span className={css.content}>
        <Heading level={level} size={level === 2 ? 'l' : 's'}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <Text size="s" tone="quiet">
          {t({
            message: `Видео откроется на ${site}`,
            comment: 'Under a video: a press opens another site in a new tab; {site} is its name',
          })}
        </Text>
      </span>
    </a>
  );
}
