import { useCallback, useState } from 'react';
import { GirihPicture } from '../girih/girih.tsx';
import * as css from './picture.css.ts';
import { pictureCandidates } from './picture-candidates.ts';

/** A picture as the APIs answer it. */
export interface PictureSource {
  url: string;
  /** Pixels of its own: they hold its place until it has come. */
  width: number;
  height: number;
  /** A tiny `data:` picture in its colours, shown until it has come. */
  placeholder?: string | undefined;
}

export interface PictureProps {
  /** Null, or one that does not come: the ornament of `name` stands there. */
  picture: PictureSource | null;
  /** What it is of. The ornament is drawn from it. */
  name: string;
  /** What it tells that no word beside it does; left out where the words beside it say the same, and then it is skipped when read aloud. */
  alt?: string;
  /** How wide it is on which screen, in the language of the attribute `sizes`: `${media.desktop} 280px, 50vw`. */
  sizes: string;
  /** The most that it is wide on any screen, CSS px. */
  widest: number;
  /** One of the first on the page: asked for at once and before the others. All others come when they are near. */
  priority?: boolean;
  ratio?: keyof typeof css.ratio;
  /** Whether all of it is shown, or all of its box is filled. */
  fit?: keyof typeof css.fit;
}

/** A picture in a place that is its own from the first moment: nothing moves when it comes. */
export function Picture({ picture, name, ...look }: PictureProps) {
  const { ratio = 'own' } = look;
  return (
    <span className={`${css.frame} ${css.ratio[ratio]}`}>
      {picture === null ? <Ornament name={name} ratio={ratio} /> : <Shown key={picture.url} picture={picture} name={name} {...look} />}
    </span>
  );
}

type ShownProps = Omit<PictureProps, 'picture'> & { picture: PictureSource };

function Shown({ picture, name, alt = '', sizes, widest, priority = false, ratio = 'own', fit = 'cover' }: ShownProps) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming');
  // It may have come, or not come, before there was anybody to be told.
  const judge = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '') setState(image.naturalWidth > 0 ? 'there' : 'broken');
  }, []);
  if (state === 'broken') return <Ornament name={name} ratio={ratio} />;
  const { width, height, placeholder } = picture;
  return (
    <>
      {placeholder !== undefined && state === 'coming' && <img src={placeholder} alt="" aria-hidden="true" className={css.placeholder} />}
      <img
        ref={judge}
        {...pictureCandidates(picture.url, widest)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`${css.image} ${css.fit[fit]} ${ratio === 'own' ? css.own : css.filling}`}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </>
  );
}

function Ornament({ name, ratio }: { name: string; ratio: keyof typeof css.ratio }) {
  return (
    <span className={ratio === 'own' ? css.square : css.filling}>
      <GirihPicture name={name} />
    </span>
  );
}
