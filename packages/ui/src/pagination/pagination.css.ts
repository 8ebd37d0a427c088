import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const list = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '2px' });
export const pageLink = kitStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: '6px',
  borderRadius: RADIUS.control,
  color: color.quiet,
  fontSize: FONT_SIZE.s,
  selectors: {
    '&[aria-current=page]': { background: color.primarySoft, color: color.primary, fontWeight: FONT_WEIGHT.strong },
    'a&:active': { background: color.sunk },
    '&[aria-disabled=true]': { opacity: 0.4 },
  },
  '@media': {
    [media.hover]: { selectors: { 'a&:hover:not([aria-current=page])': { background: color.sunk, color: color.ink } } },
    [media.forcedColors]: { selectors: { '&[aria-current=page]': { border: '1px solid Highlight' } } },
  },
});
export const gap = kitStyle({ display: 'grid', placeItems: 'center', minInlineSize: '24px', color: color.quiet });
export const wideOnly = kitStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const position = kitStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'block', paddingInline: '12px', fontSize: FONT_SIZE.s } },
});
