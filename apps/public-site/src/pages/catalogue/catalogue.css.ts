import { appStyle, dimInDark, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { CHIP_STRIP, STRIP_ITEM } from '../../shared/ui/chip-strip.ts';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  paddingBlock: `${SPACE.l} ${SPACE.xxl}`,
});
/** Two, three and four columns: twelve categories fill whole rows. */
export const sections = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: SPACE.xl },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.threeColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const section = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.xs });
/** Picture and name, one link: side by side on a phone, above each other elsewhere. */
export const lead = appStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '0 16px',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.xs } },
});
export const picture = appStyle({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: RADIUS.control,
  background: color.sunk,
  '@media': { [media.tablet]: { aspectRatio: '6 / 5', borderRadius: RADIUS.card } },
});
export const image = appStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': dimInDark(),
});
export const name = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  fontSize: FONT_SIZE.m,
  fontWeight: FONT_WEIGHT.strong,
  minInlineSize: 0,
  '@media': { [media.tablet]: { fontSize: FONT_SIZE.l } },
});
export const count = appStyle({
  color: color.quiet,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.regular,
  whiteSpace: 'nowrap',
});
/** The link also covers the picture. */
export const allLink = appStyle({
  borderRadius: '4px',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
});
/** On a phone one row that scrolls sideways. */
export const entries = appStyle({ ...CHIP_STRIP, fontSize: FONT_SIZE.s });
export const entryItem = appStyle(STRIP_ITEM);
/** At least 44 px high for touch. The count follows the last word of the title. */
export const entry = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: SPACE.s,
  borderRadius: RADIUS.control,
  background: color.sunk,
  '@media': {
    [media.tablet]: { overflowWrap: 'anywhere' },
    [media.hover]: { selectors: { '&:hover': { color: color.primary } } },
  },
});
