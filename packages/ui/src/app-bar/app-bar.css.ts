import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { RADIUS, SPACE } from '../theme/tokens.ts';

export const bar = kitStyle({
  display: 'flex',
  // If the title does not fit on one line with the controls, the controls wrap above it.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  marginBlockEnd: SPACE.m,
  '@media': { [media.desktop]: { marginBlockEnd: SPACE.l } },
});
export const title = kitStyle({ flex: 1, minInlineSize: 'min-content', maxInlineSize: '100%', overflowWrap: 'break-word' });
export const back = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineStart: '-10px',
  borderRadius: RADIUS.control,
  color: vars.color.quiet,
  flexShrink: 0,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunk, color: vars.color.ink } } },
    [media.print]: { display: 'none' },
  },
});
