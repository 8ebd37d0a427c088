import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const clientList = appStyle({
  display: 'grid',
  gap: SPACE.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** From 900 px the clients form narrow columns. There the text goes under the logo: its longest word would not fit next to the logo. */
export const client = appStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: SPACE.s,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const termSection = appStyle({ display: 'grid', gap: SPACE.s, alignContent: 'start', scrollMarginBlockStart: SPACE.l });
