import { appStyle, media, RADIUS, SPACE } from '@muddat/ui/theme/contract';

const head = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l, paddingBlockStart: SPACE.l } as const;
const GAP = { gap: SPACE.xxl, paddingBlockStart: SPACE.xl } as const;

export const plain = appStyle({ ...head, maxInlineSize: '46rem', '@media': { [media.desktop]: GAP } });
export const withAside = appStyle({
  ...head,
  alignItems: 'center',
  '@media': { [media.desktop]: { ...GAP, gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
});
/** Beside a picture they are in its middle, beside a section with a heading of its own at its top. */
export const words = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  selectors: { '&:has(+ section)': { alignSelf: 'start' } },
});
/** The picture is square: the box shows its middle. */
export const picture = appStyle({
  overflow: 'hidden',
  blockSize: '220px',
  borderRadius: RADIUS.sheet,
  '@media': { [media.tablet]: { blockSize: '320px' }, [media.desktop]: { blockSize: '420px' }, [media.fullHd]: { blockSize: '520px' } },
});
