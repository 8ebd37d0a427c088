import { appStyle, SPACE } from '@muddat/ui/theme/contract';

export const contractText = appStyle({ whiteSpace: 'pre-line', maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: SPACE.s });
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
