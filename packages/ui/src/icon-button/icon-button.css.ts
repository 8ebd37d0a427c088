import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';

const { color } = vars;

export const square = kitStyle({
  inlineSize: '44px',
  minBlockSize: '44px',
  padding: 0,
  flexShrink: 0,
  color: color.quiet,
  selectors: {
    '&:active:not(:disabled)': { background: color.sunk },
    // An `aria-disabled` button looks disabled but keeps its focus. A pending button does not look disabled.
    '&[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.4, cursor: 'default' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled):not([aria-disabled=true])': { background: color.sunk, color: color.ink } } },
  },
});
