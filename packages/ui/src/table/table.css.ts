import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE, TABULAR } from '../theme/tokens.ts';

const { color } = vars;
const phone = media.phone;

/** A table from 600 px. On a phone each row is a card, whose cells are one below the other, each with the name of its column. */
export const table = kitStyle({ inlineSize: '100%', fontSize: FONT_SIZE.s, color: color.ink, '@media': { [phone]: { display: 'block' } } });
/** In the quiet colour, because a heading may be above it. */
export const caption = kitStyle({
  captionSide: 'top',
  textAlign: 'start',
  paddingBlockEnd: SPACE.s,
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  '@media': { [phone]: { display: 'block' } },
});
export const head = kitStyle({ '@media': { [phone]: { display: 'block', paddingBlockEnd: SPACE.s } } });
export const headRow = kitStyle({ '@media': { [phone]: { display: 'flex', flexWrap: 'wrap', gap: '8px' } } });
export const headCell = kitStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: color.background,
  paddingInline: SPACE.s,
  blockSize: '48px',
  color: color.quiet,
  fontWeight: FONT_WEIGHT.medium,
  fontSize: FONT_SIZE.xs,
  textAlign: 'start',
  // A border of a collapsed table scrolls away from a sticky cell, so this line is a shadow.
  boxShadow: `inset 0 -1px ${color.line}`,
  '@media': { [phone]: { position: 'static', boxShadow: 'none', background: 'none', padding: 0, blockSize: 'auto' } },
});
/** On a phone each card names its columns, so the header cells without a sort button are hidden there. */
export const headCellPlain = kitStyle({
  '@media': { [phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const sortButton = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: '44px',
  marginInline: '-8px',
  paddingInline: '8px',
  border: 0,
  borderRadius: RADIUS.s,
  background: 'transparent',
  fontWeight: FONT_WEIGHT.medium,
  cursor: 'pointer',
  selectors: { '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.ink }, '&:active': { background: color.sunk } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.sunk, color: color.ink } } },
    [phone]: { margin: 0, paddingInline: '14px', border: `1px solid ${color.line}`, borderRadius: RADIUS.round },
  },
});
export const body = kitStyle({ '@media': { [phone]: { display: 'grid', gap: SPACE.s } } });
export const row = kitStyle({
  '@media': {
    [phone]: {
      display: 'grid',
      gap: '6px',
      padding: '14px 16px',
      border: `1px solid ${color.line}`,
      borderRadius: RADIUS.card,
      background: color.surface,
    },
    [media.hover]: { selectors: { '&:hover': { background: color.sunk } } },
  },
});
export const cell = kitStyle({
  paddingInline: SPACE.s,
  paddingBlock: '12px',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'top',
  fontWeight: FONT_WEIGHT.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': {
    // A value that does not fit next to its name wraps below it.
    [phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px', padding: 0, border: 0 },
  },
});
/** The title of a card: the subject of the row. */
export const rowHead = kitStyle({ '@media': { [phone]: { fontWeight: FONT_WEIGHT.strong, fontSize: FONT_SIZE.m } } });
export const align = kitVariants({
  start: {},
  /** Numbers: digits of one width, aligned at the end of the column. */
  end: { textAlign: 'end', ...TABULAR, whiteSpace: 'nowrap' },
});
/** The column's name within a card. Screen readers read it from the header of the table. */
export const cellLabel = kitStyle({
  display: 'none',
  '@media': { [phone]: { display: 'block', color: color.quiet, whiteSpace: 'normal' } },
});
export const cellValue = kitStyle({ '@media': { [phone]: { marginInlineStart: 'auto', textAlign: 'end', minInlineSize: 0 } } });
export const fullWidthCell = kitStyle({ padding: 0, '@media': { [phone]: { display: 'block' } } });
kitGlobalStyle(`.${rowHead} > .${cellValue}`, { '@media': { [phone]: { marginInlineStart: 0, textAlign: 'start' } } });
