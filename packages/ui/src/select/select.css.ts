import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const root = kitStyle({ display: 'grid', minInlineSize: 0 });
/** Border and background come from the field's frame. */
export const trigger = kitStyle({
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  fontSize: FONT_SIZE.m,
  lineHeight: 1.4,
  paddingBlock: '8px',
  outline: 'none',
  appearance: 'none',
  selectors: { '&:disabled': { cursor: 'not-allowed', background: color.sunk, borderColor: color.line, color: color.quiet } },
  '@media': { [media.forcedColors]: { selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText' } } } },
});
export const invalid = kitStyle({
  borderColor: color.bad,
  boxShadow: `inset 0 0 0 1px ${color.bad}`,
  selectors: {
    '&:focus-within': {
      borderColor: color.bad,
      boxShadow: `inset 0 0 0 1px ${color.bad}`,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
  },
});
export const readOnly = kitStyle({ background: color.sunk, borderColor: color.line, cursor: 'default' });
export const value = kitStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: color.quiet } },
});
export const arrow = kitStyle({ flexShrink: 0, color: color.quiet });
// react-aria hides its native select by an inline style, which the content security policy blocks in the server's HTML.
kitGlobalStyle(`.${root} > [data-testid=hidden-select-container]`, {
  position: 'fixed',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
