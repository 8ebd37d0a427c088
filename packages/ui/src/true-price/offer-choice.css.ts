import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productGlobalStyle, productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, TABULAR } from '../theme/tokens.ts';

const { color } = vars;

export const group = productStyle({ containerType: 'inline-size', minInlineSize: 0, border: 0, margin: 0, padding: 0 });
/** Text of 200 % on a phone (WCAG 1.4.4): words and amounts break where they must. */
const LARGE_TEXT = '(max-width: 16em)';

/** Four columns fit into a narrow phone: the digits get a little smaller there, and longer amounts wrap between their groups of digits. */
export const table = productStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: `max(${FONT_SIZE.xs}, min(${FONT_SIZE.s}, 4.2cqi))`,
  lineHeight: 1.25,
  ...TABULAR,
  '@container': { [LARGE_TEXT]: { overflowWrap: 'anywhere' } },
});
const cell = { padding: 0, textAlign: 'end', fontWeight: FONT_WEIGHT.regular, borderBlockEnd: `1px solid ${color.line}` } as const;
const head = { ...cell, padding: '8px 4px', fontSize: FONT_SIZE.xs, color: color.quiet, verticalAlign: 'bottom' } as const;
export const headCell = productStyle(head);
/** The words of the heading are below each other, so that the column is no wider than its amounts. */
export const narrowHead = productStyle({ display: 'inline-block', maxInlineSize: '5.2em' });
export const termHeadCell = productStyle({ ...head, textAlign: 'start' });
/** The whole row is one press: each of its cells is a label of the radio button. */
export const row = productStyle({
  selectors: {
    '&:has(:checked)': { background: color.primarySoft },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px', borderRadius: RADIUS.s },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { background: color.sunk } } } },
});
/** Only a script can unfold the terms, so without scripts they are visible. */
export const foldedRow = productStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const termCell = productStyle({ ...cell, textAlign: 'start', whiteSpace: 'nowrap' });
export const amountCell = productStyle({ ...cell, blockSize: '1px' });
productGlobalStyle(`.${row}:has(:checked) label`, { fontWeight: FONT_WEIGHT.strong });
/** Fills its cell. */
export const label = productStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '44px',
  blockSize: '100%',
  padding: '4px',
  cursor: 'pointer',
});
export const termLabel = productStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
  padding: '4px',
  cursor: 'pointer',
});
export const radio = productStyle({
  flexShrink: 0,
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: color.primary,
  outline: 'none',
  cursor: 'inherit',
});
export const percent = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, fontWeight: FONT_WEIGHT.regular });
/** Below the row of the chosen term. A style and not a script shows it, so that it works without scripts. */
export const detailsRow = productStyle({
  display: 'none',
  selectors: { [`${row}:has(:checked) + &`]: { display: 'table-row' } },
});
export const detailsCell = productStyle({ padding: '0 6px', borderBlockEnd: `1px solid ${color.line}` });
export const detailsSummary = productStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px',
  minBlockSize: '44px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: RADIUS.s,
});
/** As a line of the table. */
export const foldButton = productStyle({
  inlineSize: '100%',
  paddingInline: '6px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
productGlobalStyle(`.${foldButton}[aria-expanded=true] > svg`, { transform: 'rotate(180deg)' });
export const details = productStyle({ paddingBlock: '4px 12px' });
export const unconfirmed = productStyle({ ...cell, padding: '10px 6px', textAlign: 'start', color: color.bad, fontSize: FONT_SIZE.xs });
export const unconfirmedTerm = productStyle({
  ...cell,
  padding: '10px 6px',
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
});
