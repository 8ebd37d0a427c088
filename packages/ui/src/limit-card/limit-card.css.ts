import { productStyle } from '../theme/style.ts';
import { SPACE } from '../theme/tokens.ts';

export const body = productStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s,
  justifyItems: 'stretch',
});
export const foot = productStyle({ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', gap: '0 16px' });
export const head = productStyle({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', flexWrap: 'wrap' });
export const action = productStyle({ marginBlockStart: SPACE.xs });
