import { appStyle, appVariants, media, SPACE } from '@muddat/ui/theme/contract';

export const columns = appStyle({ display: 'grid', gap: SPACE.xl, alignItems: 'start' });
/** One below the other on a phone; three side by side need the width of a desktop. */
export const count = appVariants({
  1: {},
  2: { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
});
