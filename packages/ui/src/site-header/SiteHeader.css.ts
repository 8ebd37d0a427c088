import { vars } from '../theme/contract.css.ts';
import { CONTENT_WIDTH, media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const header = kitStyle({
  position: 'relative',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  inlineSize: '100%',
  maxInlineSize: CONTENT_WIDTH,
  marginInline: 'auto',
  minBlockSize: '64px',
  paddingInline: SPACE.m,
  '@media': { [media.tablet]: { paddingInline: SPACE.l }, [media.desktop]: { minBlockSize: '72px', gap: '32px' } },
});
export const logo = kitStyle({ display: 'flex', alignItems: 'center', minBlockSize: '44px', borderRadius: RADIUS.control });
export const nav = kitStyle({ display: 'none', '@media': { [media.desktop]: { display: 'block', flex: 1, minInlineSize: 0 } } });
export const list = kitStyle({ display: 'flex', gap: '4px 24px', flexWrap: 'wrap' });
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  borderRadius: '6px',
  selectors: { '&[aria-current=page]': { color: color.ink } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});
export const end = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginInlineStart: 'auto',
  '@media': { [media.desktop]: { gap: '20px' } },
});
export const wide = kitStyle({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

/** A `details`: opens without a script. */
export const menu = kitStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const menuButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-10px',
  borderRadius: RADIUS.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const sheet = kitStyle({
  position: 'absolute',
  insetInline: '8px',
  insetBlockStart: 'calc(100% + 4px)',
  padding: '12px 16px 20px',
  display: 'grid',
  gap: '12px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  boxShadow: vars.shadow.float,
});
export const sheetLink = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  selectors: { 'li:not(:last-child) > &': { borderBlockEnd: `1px solid ${color.line}` } },
});
