import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

export const list = kitStyle({ display: 'flex', alignItems: 'center', fontSize: FONT_SIZE.s, color: vars.color.quiet });
export const item = kitStyle({
  display: 'flex',
  alignItems: 'center',
  selectors: { '&:not(:first-child)::before': { content: '"·"', color: vars.color.quiet } },
});
export const link = kitStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minBlockSize: '44px',
  // 44 px, but less on narrow phones: at 360 px the header must have space for the logo with its name, and a cabinet page for its heading.
  minInlineSize: 'clamp(36px, calc((100vw - 252px) / 3), 44px)',
  borderRadius: '6px',
  selectors: { '&[aria-current=true]': { color: vars.color.ink, fontWeight: FONT_WEIGHT.strong } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
