import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({ display: 'grid', gap: SPACE.l, paddingBlock: `${SPACE.l} ${SPACE.xxl}` });
export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '4px 16px',
  alignContent: 'start',
  blockSize: '100%',
  padding: SPACE.m,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
});
export const icon = appStyle({
  gridRow: '1 / span 2',
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  borderRadius: RADIUS.control,
  background: color.sunk,
});
export const image = appStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/**
 * Title and count together are as high as the picture on their left. The link of the title (`allLink`) is at least 44 px high for touch.
 */
export const name = appStyle({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: '-8px',
  fontSize: FONT_SIZE.m,
  fontWeight: FONT_WEIGHT.strong,
  minInlineSize: 0,
});
export const count = appStyle({
  color: color.quiet,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.regular,
  whiteSpace: 'nowrap',
});
export const entries = appStyle({ gridColumn: 2, display: 'grid', fontSize: FONT_SIZE.s });
/** The link is at least 44 px high for touch. The count follows the last word of the title. */
export const entry = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // The text keeps its distance from its neighbours also when the title wraps to two lines.
  paddingBlock: '8px',
  color: color.primary,
  overflowWrap: 'anywhere',
  borderRadius: '4px',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const allLink = appStyle({
  display: 'inline-flex',
  alignItems: 'flex-end',
  minBlockSize: '44px',
  borderRadius: '4px',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
