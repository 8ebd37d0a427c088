import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

export const benefit = productStyle({ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', gap: '16px', alignItems: 'start' });
export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  background: vars.color.primarySoft,
  color: vars.color.primary,
});
export const compact = productStyle({ gridTemplateColumns: '24px minmax(0, 1fr)', gap: '12px' });
export const plainSign = productStyle({ paddingBlockStart: '2px', color: vars.color.tile });
