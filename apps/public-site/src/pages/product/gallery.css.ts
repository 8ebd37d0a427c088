import { appStyle, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** From 900 px the thumbnails are in a column before the picture, as high as the picture. */
export const gallery = appStyle({
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
export const reel = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: RADIUS.card,
});
/** On a phone at most 300 px high, so that the price is on the first screen; from 900 px a square. */
export const frame = appStyle({
  flexShrink: 0,
  inlineSize: '100%',
  blockSize: '300px',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  borderRadius: RADIUS.card,
  background: color.sunk,
  selectors: { '&:not(:only-child)': { inlineSize: 'min(100% - 28px, 420px)' } },
  '@media': {
    [media.desktop]: {
      blockSize: 'auto',
      aspectRatio: '1',
      selectors: { '&, &:not(:only-child)': { inlineSize: '100%' } },
    },
  },
});
/** On a phone a swipe shows the other pictures, and the thumbnails would only take the place of the price. */
export const thumbs = appStyle({
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
export const thumb = appStyle({
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
