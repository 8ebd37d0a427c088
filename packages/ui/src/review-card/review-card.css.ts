import { vars } from '../theme/contract.css.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const card = productStyle({
  vars: onSurfaceVars,
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.s,
  blockSize: '100%',
  minInlineSize: 0,
  padding: '20px',
  borderRadius: RADIUS.card,
  border: `1px solid ${vars.base.line}`,
  background: color.surface,
  color: vars.base.ink,
});
export const text = productStyle({
  flexGrow: 1,
  fontSize: FONT_SIZE.s,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const author = productStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong });
