import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useId } from 'react';
import { ImageOff } from '../icons/icons.ts';
import { type ApiPicture, Picture } from '../picture/picture.tsx';
import { DESKTOP_QUERY, FULL_HD_QUERY, TABLET_QUERY } from '../theme/media.ts';
import * as css from './gallery.css.ts';

export interface GalleryProps {
  /**
   * The pictures in order. `alt`: what the picture shows, if it is more than the product. With an empty list the frame says that there is
   * no photo yet.
   */
  images: readonly (ApiPicture & { alt?: string | undefined })[];
  /** The name of the product, read by screen readers for each picture without an `alt`. */
  name: string;
}

/**
 * Pictures of a product in a native horizontal scroller; from 900 px each has a thumbnail that scrolls to it. A picture fills its frame;
 * one that is far from square is shown whole. Instead of a picture that is missing or fails to load, the frame says so.
 */
export function Gallery({ images, name }: GalleryProps) {
  const { t } = useLingui();
  const id = useId();
  const total = images.length;
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    const frame = document.getElementById(event.currentTarget.hash.slice(1));
    const reel = frame?.parentElement;
    if (!frame || !reel) return;
    event.preventDefault();
    reel.scrollTo({ left: frame.offsetLeft - reel.offsetLeft });
  };
  if (total === 0) {
    return (
      <div className={css.frame}>
        <span className={css.missing}>
          <ImageOff size={40} aria-hidden="true" />
          {t({ message: 'Фото пока нет', comment: 'Product page: the store has given no picture of the product' })}
        </span>
      </div>
    );
  }
  const words = (number: number) =>
    t({ message: `Фото ${number} из ${total}`, comment: 'Read by screen readers: number of a product’s picture, and how many there are' });
  return (
    <div className={css.gallery}>
      {total > 1 && (
        <div className={css.thumbs}>
          {images.map((picture, at) => (
            <a key={picture.url} href={`#${id}-${at}`} className={css.thumb} aria-label={words(at + 1)} onClick={goTo}>
              <Picture picture={picture} name={name} sizes="72px" widest={72} ratio="box" fallback={<Missing size={24} />} />
            </a>
          ))}
        </div>
      )}
      <section
        className={css.reel}
        aria-label={t({ message: 'Фотографии товара', comment: 'Read by screen readers: name of the list of a product’s pictures' })}
        tabIndex={total > 1 ? 0 : undefined}
      >
        {images.map((picture, at) => (
          <div key={picture.url} id={`${id}-${at}`} className={css.frame}>
            <Picture
              picture={picture}
              name={name}
              alt={`${picture.alt ?? name}${total > 1 ? `. ${words(at + 1)}` : ''}`}
              sizes={`${FULL_HD_QUERY} 760px, ${DESKTOP_QUERY} 592px, ${TABLET_QUERY} 420px, 100vw`}
              widest={760}
              priority={at === 0}
              ratio="box"
              fit={isNearlySquare(picture) ? 'cover' : 'contain'}
              fallback={<Missing size={40} />}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

const Missing = ({ size }: { size: number }) => (
  <span className={css.missing}>
    <ImageOff size={size} aria-hidden="true" />
  </span>
);

/** The frame may cut off this share of a side: goods are photographed with some ground around them. */
const CROPPED_MAX = 0.15;

const isNearlySquare = ({ width, height }: ApiPicture): boolean => Math.min(width, height) >= (1 - CROPPED_MAX) * Math.max(width, height);
