import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const list = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginBlockStart: SPACE.s });
/** Picture, text and remove button. Quantity and price are below them on a phone, next to them from 600 px. */
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 44px',
  gridTemplateAreas: '"picture words remove" "picture notes notes" "controls controls controls"',
  gap: `${SPACE.xs} ${SPACE.s}`,
  alignItems: 'start',
  paddingBlock: SPACE.m,
  borderBlockStart: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"picture words controls remove" "picture notes notes notes"',
    },
  },
});
export const picture = appStyle({ gridArea: 'picture', overflow: 'hidden', borderRadius: RADIUS.s, background: color.sunk });
export const text = appStyle({
  gridArea: 'words',
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** The notes are below the text and extend to the end of the row, since each note is a sentence. */
export const notes = appStyle({
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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.m,
  minBlockSize: '44px',
});
/** Aligns the icon with the right edge of the prices below. */
export const remove = appStyle({ gridArea: 'remove', justifySelf: 'end', marginInlineEnd: '-12px' });
export const rowAmount = appStyle({
  minInlineSize: '7.5em',
  textAlign: 'end',
  fontWeight: FONT_WEIGHT.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const total = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: SPACE.xs,
  paddingBlock: SPACE.m,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: FONT_SIZE.l,
  fontWeight: FONT_WEIGHT.strong,
});
/** The text shown instead of a total that is being calculated or could not be calculated. */
export const pendingTotal = appStyle({ color: color.quiet });
export const storeOffers = appStyle({ borderBlockStart: `1px solid ${color.line}`, marginBlockEnd: `calc(-1 * ${SPACE.s})` });
export const offersSummary = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s,
  minBlockSize: '48px',
  paddingBlock: '8px',
  cursor: 'pointer',
  listStyle: 'none',
  color: color.primary,
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: '6px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
