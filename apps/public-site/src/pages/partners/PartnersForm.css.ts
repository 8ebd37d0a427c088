import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** On a phone a line each: two beside each other would cut the names of regions. */
export const fields = appStyle({
  display: 'grid',
  gap: SPACE.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr))' },
  },
});
/** The line and its button; on a wide screen beside the selects. */
export const line = appStyle({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });
