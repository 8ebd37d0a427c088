import { useLingui } from '@lingui/react/macro';
import { GirihPicture } from '@muddat/ui/girih';
import { Picture } from '@muddat/ui/picture';
import { media } from '@muddat/ui/theme/contract';
import { type MouseEvent, useId } from 'react';
import type { PictureData } from '../../domain/product/product-card.ts';
import * as css from './gallery.css.ts';

/**
 * Pictures of a product in a native horizontal scroller; each thumbnail scrolls to its picture. A picture fills its frame; one that is far
 * from square is shown whole.
 */
export function Gallery({ images, name }: { images: readonly PictureData[]; name: string }) {
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
        <GirihPicture name={name} />
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
              <Picture picture={picture} name={name} sizes="72px" widest={72} ratio="box" fit="cover" />
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
              sizes={`${media.fullHd} 760px, ${media.desktop} 592px, ${media.tablet} 420px, 100vw`}
              widest={760}
              priority={at === 0}
              ratio="box"
              fit={isNearlySquare(picture) ? 'cover' : 'contain'}
            />
          </div>
        ))}
      </section>
    </div>
  );
}

/** The frame may cut off this share of a side: goods are photographed with some ground around them. */
const CROPPED_MAX = 0.15;

const isNearlySquare = ({ width, height }: PictureData): boolean => Math.min(width, height) >= (1 - CROPPED_MAX) * Math.max(width, height);
