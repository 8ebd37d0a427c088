import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

/** What is filled in, and beside it from 900 px what it costs. */
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: SPACE.l } },
});
export const parts = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m });
export const contract = appStyle({ whiteSpace: 'pre-line', maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: SPACE.s });
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: '600',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
