import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** On a phone a line each: two beside each other would cut the names of regions, which on a tablet have the widest column. */
export const fields = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6.2fr) minmax(0, 10fr) minmax(0, 8fr)' },
  },
});
/** The line and its button fill the row above the selects: in one with them the names of regions would be cut. */
export const line = appStyle({ gridColumn: '1 / -1' });
