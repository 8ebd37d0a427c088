import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE } from '../theme/tokens.ts';

const { color } = vars;

export const list = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Aligns the text of the first link, not its padding, with the page title.
  marginInlineStart: '-4px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
});
export const item = kitStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
/** Hidden on a phone, where the title right below says the same. Screen readers still read it. */
export const currentItem = kitStyle({
  '@media': { [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
/** On a phone the button with dots replaces the links in the middle. */
export const middleItem = kitStyle({ '@media': { [media.phone]: { display: 'none' } } });
export const dotsItem = kitStyle({ display: 'none', '@media': { [media.phone]: { display: 'flex', alignItems: 'center' } } });
export const separator = kitStyle({ display: 'grid', flexShrink: 0, color: color.quiet, paddingInline: '2px' });
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: '4px',
  borderRadius: '6px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } } } },
});
export const currentLabel = kitStyle({ paddingInline: '4px', color: color.ink, minInlineSize: 0, overflowWrap: 'anywhere' });
export const dotsButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:active': { background: color.sunk } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk, color: color.ink } } } },
});
