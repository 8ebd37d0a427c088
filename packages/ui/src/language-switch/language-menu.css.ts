import { vars } from '../theme/contract.css.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

export const menu = kitStyle({ position: 'relative' });
export const menuButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.s,
  color: vars.color.quiet,
});
export const menuSheet = kitStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  zIndex: 20,
  paddingInline: '12px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: RADIUS.card,
  boxShadow: vars.shadow.float,
});
