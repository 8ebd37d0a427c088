import { appStyle, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const gallery = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.xs, minInlineSize: 0 });
/** Scrolls by touch or wheel and snaps to a whole picture. Where the row is wider than a picture, the next one is visible. */
export const reel = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: RADIUS.card,
});
/** The square frame of a picture: as wide as the row, at most 560 px. */
export const frame = appStyle({
  flexShrink: 0,
  inlineSize: 'min(100%, 560px)',
  aspectRatio: '1',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  background: 'oklch(1 0 0)',
});
export const thumbs = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  scrollbarWidth: 'none',
  // The browser marks the thumbnail of the visible picture.
  scrollTargetGroup: 'auto',
});
export const thumb = appStyle({
  display: 'block',
  flexShrink: 0,
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.control,
  background: 'oklch(1 0 0)',
  selectors: { '&:target-current': { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:target-current)': { borderColor: color.control } } } },
});
