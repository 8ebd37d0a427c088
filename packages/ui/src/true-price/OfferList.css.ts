import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurface } from '../theme/scopes.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const group = productStyle({ display: 'grid', gap: '8px', minInlineSize: 0, border: 0, margin: 0, padding: 0 });
export const legend = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, marginBlockEnd: '8px', padding: 0 });
export const offer = productStyle({
  vars: onSurface,
  minInlineSize: 0,
  overflow: 'clip',
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${vars.base.line}`,
  borderRadius: RADIUS.control,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:has([open])': { borderColor: color.control },
    '&:has(input:checked)': { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(input:checked)': { outline: '2px solid Highlight' } } } },
});
/** The whole line opens what it tells: the term and what it costs on the left, the payment on the right. */
export const row = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minBlockSize: '64px',
  padding: '10px 16px',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: RADIUS.control,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { 'summary&:hover': { background: color.sunk } } } },
});
export const withRadio = productStyle({ gridTemplateColumns: 'auto minmax(0, 1fr)' });
export const words = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minInlineSize: 0,
});
export const term = productStyle({ fontWeight: FONT_WEIGHT.strong });
export const payment = productStyle({ fontWeight: FONT_WEIGHT.strong, whiteSpace: 'nowrap' });
export const cost = productStyle({ flexBasis: '100%', fontSize: FONT_SIZE.xs, color: color.quiet, lineHeight: 1.45 });
export const chevron = productStyle({ display: 'grid', color: color.quiet });
/** Breaks before, never within. */
export const whole = productStyle({ display: 'inline-block' });
export const inside = productStyle({ padding: '4px 16px 12px' });
export const more = productStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  paddingInline: '16px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
