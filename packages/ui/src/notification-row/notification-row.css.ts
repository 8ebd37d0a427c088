import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The rest of its look is internal/rows.css.ts. */
export const row = productStyle({ position: 'relative' });
export const title = productStyle({ fontWeight: FONT_WEIGHT.regular, lineHeight: 1.35 });
export const titleNew = productStyle({ fontWeight: FONT_WEIGHT.strong });
/** The whole row leads on; the button beside it lies above. */
export const link = productStyle({
  borderRadius: RADIUS.s,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.control } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
export const foot = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBlockStart: '4px',
  fontSize: FONT_SIZE.xs,
  color: color.quiet,
});
/** Above the link that covers the row. Pulled out by its own margin, so that its sign stands at the edge. */
export const action = productStyle({ position: 'relative', zIndex: 1, marginInlineEnd: '-10px' });

/** The browser's own `details`: the row is what opens it, the text stands below under the words. */
export const fold = productStyle({});
export const summary = productStyle({
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: RADIUS.control,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
/** As much of the text as fits in a line, while it is folded. */
export const preview = productStyle({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { [`${fold}[open] > ${summary} &`]: { display: 'none' } },
});
export const chevron = productStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  color: color.quiet,
});
export const matter = productStyle({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  paddingInlineStart: '56px',
  paddingBlockStart: '4px',
  paddingBlockEnd: '16px',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});
