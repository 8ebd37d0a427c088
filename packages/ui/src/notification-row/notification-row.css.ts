import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The other styles of the row are in internal/rows.css.ts. */
export const row = productStyle({ position: 'relative' });
export const title = productStyle({ fontWeight: FONT_WEIGHT.regular, lineHeight: 1.35 });
export const unreadTitle = productStyle({ fontWeight: FONT_WEIGHT.strong });
/** The link covers the whole row; the button is above the link. */
export const link = productStyle({
  borderRadius: RADIUS.s,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.control } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
export const badgeAndTime = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginBlockStart: '4px',
  fontSize: FONT_SIZE.xs,
  color: color.quiet,
});
/**
 * The action is above the link that covers the row. The negative margin offsets the button's padding, so that its icon aligns with the
 * row's edge.
 */
export const action = productStyle({ position: 'relative', zIndex: 1, marginInlineEnd: '-10px' });

/** No styles of its own: `preview` needs the class to know whether the `details` is open. */
export const foldable = productStyle({});
export const summary = productStyle({
  borderRadius: RADIUS.control,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
/** The text of a folded notification, cut after two lines, so that an amount in it stays visible on a phone. */
export const preview = productStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { [`${foldable}[open] > ${summary} &`]: { display: 'none' } },
});
export const chevron = productStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '44px',
  color: color.quiet,
});
export const fullText = productStyle({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  paddingInlineStart: '56px',
  paddingBlockStart: '4px',
  paddingBlockEnd: '16px',
  overflowWrap: 'anywhere',
  lineHeight: 1.45,
});
