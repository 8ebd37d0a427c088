import { appStyle, appVariants, media, SPACE } from '@muddat/ui/theme/contract';

const track = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const list = appStyle({ display: 'grid', gap: SPACE.m, '@media': { [media.tablet]: { gridTemplateColumns: track(2) } } });
/** `five`: ten clients are complete rows of two and of five. */
export const columns = appVariants({
  four: { '@media': { [media.desktop]: { gridTemplateColumns: track(4) } } },
  five: { '@media': { [media.wideMain]: { gridTemplateColumns: track(5) } } },
});
/** From 900 px the clients form narrow columns. There the text goes under the logo: its longest word would not fit next to the logo. */
export const client = appStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: SPACE.s,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
