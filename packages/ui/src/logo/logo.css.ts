import { vars } from '../theme/contract.css.ts';
import { LOGO_MARK_COLOR_VARIABLE } from '../theme/scopes.ts';
import { kitStyle } from '../theme/style.ts';

export const logo = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // A name that does not fit next to the star wraps to a second line, which is clipped.
  flexWrap: 'wrap',
  blockSize: 'max(30px, 1.25em)',
  overflow: 'clip',
  overflowClipMargin: '4px',
  gap: '10px',
  fontSize: '1.375rem',
  fontWeight: '700',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  color: vars.color.ink,
});
export const mark = kitStyle({
  inlineSize: '30px',
  blockSize: '30px',
  color: `var(${LOGO_MARK_COLOR_VARIABLE}, ${vars.color.primary})`,
  overflow: 'visible',
});
export const sun = kitStyle({ color: vars.color.saffron });
