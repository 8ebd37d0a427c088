import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** The other styles of the row are in internal/rows.css.ts. */
export const row = productStyle({ position: 'relative' });
export const day = productStyle({ paddingBlockStart: '14px', fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.strong, color: color.quiet });
export const title = productStyle({ fontWeight: FONT_WEIGHT.regular, lineHeight: 1.35 });
export const unreadTitle = productStyle({ fontWeight: FONT_WEIGHT.strong });
/** A dot at the corner of the icon of an unread notification. */
export const unread = productStyle({
  gridArea: '1 / 1',
  placeSelf: 'start end',
  inlineSize: '12px',
  blockSize: '12px',
  border: `2px solid ${color.surface}`,
  borderRadius: RADIUS.round,
  background: color.primary,
});
export const icon = productStyle({ gridArea: '1 / 1' });
/** The link covers the whole row. */
export const link = productStyle({
  borderRadius: RADIUS.s,
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.control } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
export const time = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
/** The negative margin offsets the button's padding, so that its icon aligns with the row's edge. */
export const action = productStyle({ marginInlineEnd: '-10px' });
export const chevron = productStyle({ display: 'grid', placeItems: 'center', minBlockSize: '44px', color: color.quiet });
export const summary = productStyle({
  borderRadius: RADIUS.control,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
/** The single notifications of a folded row. */
export const inside = productStyle({ display: 'grid', paddingInlineStart: '16px' });
