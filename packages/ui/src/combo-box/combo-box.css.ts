import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const root = kitStyle({ display: 'grid', minInlineSize: 0 });
export const buttons = kitStyle({ display: 'flex', marginInlineEnd: '-12px', flexShrink: 0 });
export const arrow = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  padding: 0,
  border: 0,
  borderRadius: RADIUS.control,
  background: 'transparent',
  color: color.quiet,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
