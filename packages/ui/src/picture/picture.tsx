import { type ReactNode, useCallback, useState } from 'react';
import { GirihPicture } from '../girih/girih.tsx';
import * as css from './picture.css.ts';
import { pictureSrcAttributes } from './picture-sources.ts';

export { pictureSrcAttributes };

/** A picture as the APIs return it. */
export interface ApiPicture {
  url: string;
  /** Size in pixels. It reserves the space until the picture loads. */
  width: number;
  height: number;
  /** A tiny `data:` picture in the same colours, shown until the picture loads. */
  placeholder?: string | undefined;
}

export interface PictureProps {
  /** The picture as the API returns it. If it is `null` or fails to load, the ornament of `name` replaces it and keeps its `alt`. */
  picture: ApiPicture | null;
  /** What the picture shows. The ornament depends on it. */
  name: string;
  /** The content of the picture that no text next to it gives. Without `alt`, screen readers skip the picture. */
  alt?: string;
  /** Width of the picture on each screen, in the syntax of the `sizes` attribute of `<img>`, such as `50vw`. */
  sizes: string;
  /** Largest width on any screen, CSS px. */
  widest: number;
  /** One of the first pictures on the page: loads with the page, with high priority. Other pictures load when they come near the screen. */
  priority?: boolean;
  /** `own`: the ratio of the picture itself; `square` 1:1; `goods` 4:3; `wide` 16:9; `box`: fills a parent that has a size of its own. */
  ratio?: 'own' | 'square' | 'goods' | 'wide' | 'box';
  /** Shown instead of the ornament if the picture fails to load. */
  fallback?: ReactNode;
  /** `contain` shows the whole picture; `cover` fills the box and cuts off the rest. */
  fit?: 'cover' | 'contain';
}

/** A picture whose space is reserved from the start, so that nothing moves when it loads. */
export function Picture({ picture, name, alt = '', ratio = 'own', fit = 'cover', priority = false, ...look }: PictureProps) {
  return (
    <span className={`${css.frame} ${css.ratio[ratio]}`}>
      {picture === null ? (
        <Ornament name={name} ratio={ratio} />
      ) : (
        <LoadingPicture key={picture.url} picture={picture} name={name} alt={alt} ratio={ratio} fit={fit} priority={priority} {...look} />
      )}
    </span>
  );
}

type LoadingPictureProps = Omit<Required<PictureProps>, 'picture' | 'fallback'> & { picture: ApiPicture; fallback?: ReactNode };

function LoadingPicture({ picture, name, alt, sizes, widest, priority, ratio, fit, fallback }: LoadingPictureProps) {
  const [state, setState] = useState<'coming' | 'there' | 'broken'>('coming');
  // The image may have loaded or failed before hydration, when `onLoad` was not attached yet.
  const judge = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc !== '') setState(image.naturalWidth > 0 ? 'there' : 'broken');
  }, []);
  if (state === 'broken') {
    const box = ratio === 'own' ? css.square : css.fillingBox;
    return (
      <span className={box} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
        {fallback ?? <GirihPicture name={name} />}
      </span>
    );
  }
  const { width, height, placeholder } = picture;
  return (
    <>
      {placeholder !== undefined && state === 'coming' && <img src={placeholder} alt="" aria-hidden="true" className={css.placeholder} />}
      <img
        ref={judge}
        {...pictureSrcAttributes(picture.url, widest)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={`${css.image} ${css.fit[fit]} ${ratio === 'own' ? css.naturalRatio : css.fillingBox}`}
        onLoad={() => setState('there')}
        onError={() => setState('broken')}
      />
    </>
  );
}

function Ornament({ name, ratio }: { name: string; ratio: keyof typeof css.ratio }) {
  return (
    <span className={ratio === 'own' ? css.square : css.fillingBox}>
      <GirihPicture name={name} />
    </span>
  );
}
