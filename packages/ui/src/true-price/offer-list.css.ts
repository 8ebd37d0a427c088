import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { productGlobalStyle, productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const group = productStyle({ display: 'grid', gap: '8px', minInlineSize: 0, border: 0, margin: 0, padding: 0 });
export const legend = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, marginBlockEnd: '8px', padding: 0 });
/** Container width at which a term and its payment of seven digits fit on one line. Below it they are under each other in all rows. */
const ROOMY = '(min-width: 23em)';
/** Container width for text of 200 % on a phone, at which the text also needs the space under the radio button. */
const TIGHT = '(max-width: 13em)';
const DOT = '1.5rem';
export const offer = productStyle({
  containerType: 'inline-size',
  position: 'relative',
  vars: onSurfaceVars,
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
/**
 * The row of a term: on the left the term and its cost, on the right the payment. A press anywhere in it opens the details, or chooses
 * the term if it has a radio button.
 */
export const row = productStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minBlockSize: '60px',
  padding: '8px 16px',
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
/** A row with a radio button leaves the end of its first line to the arrow that opens the details. */
export const withRadio = productStyle({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@container': { [ROOMY]: { paddingInlineEnd: '52px' }, [TIGHT]: { alignItems: 'start', paddingInline: '10px' } },
});
export const summaryText = productStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '2px 16px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [ROOMY]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
productGlobalStyle(`.${withRadio} > .${summaryText}`, { '@container': { [TIGHT]: { gridArea: '1 / 1 / 2 / -1' } } });
export const term = productStyle({ fontWeight: FONT_WEIGHT.strong });
productGlobalStyle(`.${withRadio} .${term}`, {
  paddingInlineEnd: '36px',
  '@container': { [ROOMY]: { paddingInlineEnd: 0 }, [TIGHT]: { paddingInlineStart: `calc(${DOT} + 12px)` } },
});
productGlobalStyle(`.${withRadio} > [aria-hidden]`, { '@container': { [TIGHT]: { gridArea: '1 / 1' } } });
export const monthlyPayment = productStyle({ fontWeight: FONT_WEIGHT.strong, '@container': { [TIGHT]: { fontSize: '0.9em' } } });
export const cost = productStyle({ gridColumn: '1 / -1', fontSize: FONT_SIZE.xs, color: color.quiet, lineHeight: 1.45 });
export const chevron = productStyle({ display: 'grid', color: color.quiet });
/** Moves to the next line as a whole. */
export const unbroken = productStyle({ display: 'inline-block' });
export const offerDetails = productStyle({ padding: '4px 16px 12px' });
/**
 * The arrow is drawn over the end of the row, but is not inside the row's element: the row is a label, and a press on the arrow must not
 * choose the term.
 */
export const detailsSummary = productStyle({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  color: color.primary,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: RADIUS.control,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
});
