import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
  '@media': { [media.tablet]: { paddingBlock: `${SPACE.xl} ${SPACE.xxxl}` } },
});
export const head = appStyle({ display: 'grid', gap: SPACE.xs, maxInlineSize: '720px' });
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.xs,
  maxInlineSize: '480px',
  // On a phone the select needs the whole row for the longest name of a region.
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** The button is as high as the select next to it. */
export const submit = appStyle({ display: 'grid', blockSize: '52px' });
/** From 900 px the regions are links beside the centres. */
export const form = appStyle({ '@media': { [media.desktop]: { display: 'none' } } });
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l } as const;
/** The whole country: from 900 px the regions and a large map. On a phone the list comes first and the map last. */
export const country = appStyle({ ...stack, '@media': { [media.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } });
/** One region: its centres and the map beside the regions, or the map above the centres. */
export const columns = appStyle({
  ...stack,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '240px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [media.wideMain]: { gridTemplateColumns: '240px minmax(0, 1fr) minmax(0, 1.25fr)', gridTemplateRows: 'auto' },
  },
});
export const detail = appStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 }, [media.wideMain]: { gridRow: 1 } },
});
export const map = appStyle({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 }, [media.wideMain]: { gridColumn: -2 } },
});
