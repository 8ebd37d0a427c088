import { cx } from '../internal/cx.ts';
import { PictureOrOrnament } from '../internal/picture-or-ornament.tsx';
import * as css from './store-logo.css.ts';

export interface StoreLogoProps {
  /** URL of a square picture. Without one, or if it fails to load, the logo is the ornament of the store's name. */
  src: string | null | undefined;
  /** Name of the store. The ornament depends on it. */
  name: string;
  /** `s` 40 px, `m` 64 px, `l` 96 px. */
  size: 's' | 'm' | 'l';
  /**
   * The logo overlaps a banner: a gap in the colour of what is below separates them, a card (`surface`) or the page (`background`). Without
   * it there is no gap.
   */
  gap?: 'surface' | 'background';
  /** True for one of the first pictures on the page, which loads with it. Other pictures load when they come near the screen. */
  eager?: boolean;
}

const GAP = { surface: css.onBanner, background: css.onBackground };

/** The logo of a store. The store's name is always a text next to it, so screen readers skip the logo. */
export function StoreLogo({ src, name, size, gap, eager = false }: StoreLogoProps) {
  return (
    <span className={cx(css.logo, css.size[size], gap && GAP[gap])} aria-hidden="true">
      <PictureOrOrnament src={src} name={name} eager={eager} />
    </span>
  );
}

export interface StoreBannerProps extends Pick<StoreLogoProps, 'name' | 'eager'> {
  /** URL of a wide picture, of which narrow boxes show the middle. Without one the banner is the ornament of the store's name. */
  src: string | null | undefined;
}

/** The front of a store: at the head of its page and of its tile. It fills its box and has no text. */
export function StoreBanner({ src, name, eager = false }: StoreBannerProps) {
  return (
    <span className={css.banner} aria-hidden="true">
      <PictureOrOrnament src={src} name={name} eager={eager} />
    </span>
  );
}
