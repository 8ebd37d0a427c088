import { vars } from '../theme/contract.css.ts';
import { CONTENT_WIDTH, media } from '../theme/media.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

export const footer = kitStyle({
  marginBlockStart: '72px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: FONT_SIZE.s,
  color: vars.color.quiet,
});
export const inner = kitStyle({
  maxInlineSize: CONTENT_WIDTH,
  marginInline: 'auto',
  padding: `${SPACE.l} ${SPACE.m} ${SPACE.xxl}`,
  display: 'grid',
  gap: SPACE.m,
  '@media': { [media.tablet]: { paddingInline: SPACE.l } },
});
export const linkRow = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 28px' });
export const groups = kitStyle({
  display: 'grid',
  // Two columns, or one where the reader's text is too large or the window too narrow for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  overflowWrap: 'anywhere',
  gap: `${SPACE.l} ${SPACE.m}`,
  '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const title = kitStyle({ fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong, color: vars.color.ink, marginBlockEnd: SPACE.xxs });
export const linkColumn = kitStyle({ display: 'grid', justifyItems: 'start' });
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // Keeps the links apart also when a label wraps to two lines.
  paddingBlock: '8px',
  borderRadius: '6px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
export const legalRow = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 24px',
});
