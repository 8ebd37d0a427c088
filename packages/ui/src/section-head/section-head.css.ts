import { productStyle } from '../theme/style.ts';

export const head = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 24px',
  marginBlockEnd: '20px',
});
