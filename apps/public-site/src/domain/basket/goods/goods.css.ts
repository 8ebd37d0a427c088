import { appStyle, FONT_SIZE, FONT_WEIGHT, media, onSurfaceVars, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: SPACE.m } as const;

/**
 * Goods on the left, the total on the right. Below 900 px all parts are items of this one column: only then the bar with the button may
 * stay at the bottom of the window for the whole length of the page.
 */
export const columns = appStyle({
  ...oneColumn,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)', columnGap: SPACE.xl, alignItems: 'start' },
    [media.fullHd]: { gridTemplateColumns: 'minmax(0, 1fr) 440px', columnGap: SPACE.xxl },
  },
});
const surface = {
  vars: onSurfaceVars,
  padding: SPACE.l,
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${vars.base.line}`,
  borderRadius: RADIUS.card,
} as const;
/** Stays in the window while the goods scroll. */
export const aside = appStyle({
  display: 'contents',
  '@media': { [media.desktop]: { ...surface, ...oneColumn, position: 'sticky', insetBlockStart: SPACE.m } },
});
/** A part of the page, its items below each other. */
export const part = appStyle(oneColumn);
/** Container of the large amount, which gets smaller where it does not fit. */
export const hero = appStyle({ containerType: 'inline-size' });

export const storeHead = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.s, minInlineSize: 0, overflowWrap: 'anywhere' });
export const list = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: SPACE.m });
/** Picture, name, what it costs, quantity. The cost is under the name on a phone, and at the right edge from 600 px. */
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: '"picture words" "picture amount" "notes notes" "controls controls"',
  gap: `${SPACE.xs} ${SPACE.m}`,
  alignItems: 'start',
  paddingBlock: SPACE.m,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '96px minmax(0, 1fr) 270px',
      gridTemplateAreas: '"picture words amount" "picture notes notes" "picture controls controls"',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});
export const picture = appStyle({ gridArea: 'picture', overflow: 'hidden', borderRadius: RADIUS.control, background: color.sunk });
export const text = appStyle({
  gridArea: 'words',
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The notes are below the text and extend to the end of the row, since each note is a sentence. */
export const rowNotes = appStyle({
  gridArea: 'notes',
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
/** Dims the picture of sold-out goods. */
export const unavailable = appStyle({ opacity: 0.5 });
export const name = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  color: color.ink,
  fontWeight: FONT_WEIGHT.medium,
  textWrap: 'pretty',
});
export const controls = appStyle({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: SPACE.m,
  minBlockSize: '44px',
});
/** Aligns the icon with the right edge of the prices. */
export const remove = appStyle({ marginInlineStart: 'auto', marginInlineEnd: '-12px' });
export const amount = appStyle({
  gridArea: 'amount',
  minInlineSize: 0,
  '@media': { [media.tablet]: { textAlign: 'end' } },
});
/** A price without instalments. */
export const cash = appStyle({ fontWeight: FONT_WEIGHT.strong });
/** The sum of several goods of a store, below them. */
export const storeTotal = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${SPACE.xxs} ${SPACE.m}`,
  paddingBlock: SPACE.m,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', textAlign: 'end' } },
});
export const storeTotalLabel = appStyle({ textAlign: 'start' });
/** The text shown instead of a total that is being calculated or could not be calculated. */
export const pendingTotal = appStyle({ color: color.quiet });
export const storeOffers = appStyle({ borderBlockStart: `1px solid ${color.line}`, marginBlockEnd: `calc(-1 * ${SPACE.s})` });
export const offersSummary = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s,
  minBlockSize: '48px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: '6px',
});
