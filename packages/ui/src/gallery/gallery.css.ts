import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

/** From 900 px the thumbnails are in a column before the picture, as high as the picture. */
export const gallery = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      gap: SPACE.m,
      selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
});
/** Scrolls by touch, wheel or arrow keys and snaps to a whole picture. On a phone the next picture is visible at the edge. */
export const reel = productStyle({
  display: 'flex',
  gap: SPACE.xs,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: RADIUS.card,
});
/** On a phone at most 300 px high, so that the price is on the first screen; on wider screens a square, so that nothing is cut off. */
export const frame = productStyle({
  flexShrink: 0,
  inlineSize: '100%',
  blockSize: '300px',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  background: color.sunk,
  selectors: { '&:not(:only-child)': { inlineSize: 'min(100% - 28px, 420px)' } },
  '@media': {
    [media.tabletBelowDesktop]: { maxInlineSize: '480px', blockSize: '480px', marginInline: 'auto' },
    [media.desktop]: {
      blockSize: 'auto',
      aspectRatio: '1',
      selectors: { '&, &:not(:only-child)': { inlineSize: '100%' } },
    },
  },
});
/** On a phone a swipe shows the other pictures, and the thumbnails would only take the place of the price. */
export const thumbs = productStyle({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: SPACE.xs,
      // The column is as high as the picture, and scrolls if it has more thumbnails.
      blockSize: 0,
      minBlockSize: 'calc(100% + 8px)',
      overflowY: 'auto',
      padding: '4px',
      margin: '-4px',
      scrollbarWidth: 'none',
      // The browser marks the thumbnail of the visible picture.
      scrollTargetGroup: 'auto',
    },
  },
});
export const thumb = productStyle({
  display: 'block',
  flexShrink: 0,
  inlineSize: '72px',
  blockSize: '72px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  background: color.sunk,
  selectors: { '&:target-current': { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:target-current)': { borderColor: color.control } } } },
});
/** Instead of a picture: the ground alone, with a sign that is no part of the product. */
export const missing = productStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: SPACE.xs,
  inlineSize: '100%',
  blockSize: '100%',
  color: color.quiet,
  fontSize: FONT_SIZE.s,
});
