import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const group = kitStyle({ display: 'grid', minInlineSize: 0 });
export const legend = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet, marginBlockEnd: '8px' });
export const list = kitStyle({ display: 'grid', gap: '8px' });
export const layout = kitVariants({
  rows: {},
  pairs: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 232px), 1fr))' },
  names: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const card = kitStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '64px',
  padding: '12px 16px',
  border: `1px solid ${color.control}`,
  borderRadius: RADIUS.control,
  background: color.surface,
  color: vars.base.ink,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:has(input:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}`, background: color.primarySoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { cursor: 'not-allowed', background: color.sunk, borderColor: color.line, color: vars.base.quiet },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } } },
});
export const nameCard = kitStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  minBlockSize: '56px',
  padding: '8px 4px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const title = kitStyle({ display: 'flex', alignItems: 'center', gap: '10px', flexWrap: 'wrap', fontWeight: FONT_WEIGHT.strong });
export const description = kitStyle({ fontSize: FONT_SIZE.s, color: vars.base.quiet });
export const error = kitStyle({ marginBlockStart: '8px' });
