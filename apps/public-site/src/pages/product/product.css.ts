import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, onSurfaceVars, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';
import { buyBar } from '../../domain/basket/buy-bar.css.ts';

const { color } = vars;
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

/**
 * Below 900 px all parts of the page are items of this one column, also those inside `columns` and `buyBlock`: only then the buy bar may
 * stay at the bottom of the window for the whole length of the page.
 */
export const page = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.m,
  paddingBlockStart: SPACE.xs,
  '@media': { [media.desktop]: { gap: SPACE.s, paddingBlockEnd: SPACE.xxl } },
});
/** Pictures and description on the left, the buy block on the right. */
export const columns = appStyle({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 680px) minmax(360px, 420px)',
      gridTemplateRows: 'auto 1fr',
      gap: `${SPACE.xl} ${SPACE.xl}`,
      justifyContent: 'space-between',
      alignItems: 'start',
    },
    [media.fullHd]: { gridTemplateColumns: 'minmax(0, 880px) 560px' },
  },
});
/** From 900 px as high as the page's columns, and no grid: only so the card with the button can stay in the window. */
export const buyBlock = appStyle({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: SPACE.m,
      minInlineSize: 0,
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'stretch',
    },
  },
});
/** A part of the block: a card from 900 px, rows of the page on a phone. */
export const buyPart = appStyle({
  '@media': {
    [media.desktop]: {
      vars: onSurfaceVars,
      padding: SPACE.l,
      background: color.surface,
      color: vars.base.ink,
      border: `1px solid ${vars.base.line}`,
      borderRadius: RADIUS.card,
    },
  },
});
/**
 * Name, sum and button. From 900 px they stay in the window while the description scrolls; terms and seller scroll away below them. The
 * shadow hides these above the card.
 */
export const buyCard = appStyle({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      ...oneColumn,
      gap: SPACE.m,
      position: 'sticky',
      insetBlockStart: SPACE.m,
      zIndex: 1,
      boxShadow: `0 -${SPACE.xl} 0 ${color.background}`,
    },
  },
});
export const priceAndName = appStyle({ ...oneColumn, gap: SPACE.m });
export const terms = appStyle({ ...oneColumn, gap: SPACE.xs });
export const nameAndFacts = appStyle({ display: 'grid', gap: '6px', overflowWrap: 'anywhere' });
export const facts = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', fontSize: FONT_SIZE.s });
export const ratingLink = appStyle({ display: 'inline-flex', alignItems: 'center', gap: '4px', minBlockSize: '24px', color: color.quiet });
export const star = appStyle({ color: color.saffron, fill: 'currentColor' });
export const soldOut = appStyle({ marginBlockStart: '6px' });
/** Marks the buy bar of this page. */
export const productBar = appStyle({});
/** The quantity and the basket link take the whole bar. */
appGlobalStyle(`.${productBar}:has(a[href]) > * > :first-child:not(:last-child)`, { display: 'none' });
appGlobalStyle(`.${productBar}:has(a[href]) > * > :last-child`, { flex: '1 1 auto' });
/** Nothing to buy. */
appGlobalStyle(`.${productBar}:not(:has(button, a[href]))`, { '@media': { all: { display: 'none' } } });
/** Without scripts the button cannot work, so the bar covers nothing. */
appGlobalStyle(`.${buyBar}.${productBar} > *`, {
  '@media': { [`${media.belowDesktop} and (scripting: none)`]: { position: 'static', order: 0 } },
});
export const section = appStyle({ ...oneColumn, gap: SPACE.s });
export const description = appStyle({
  ...oneColumn,
  gap: SPACE.xl,
  '@media': { [media.desktop]: { maxInlineSize: '680px' } },
});
export const words = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const factList = appStyle({ display: 'grid', gap: 0 });
export const fact = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: FONT_SIZE.s,
});
export const factName = appStyle({ color: color.quiet });
export const factText = appStyle({ fontWeight: FONT_WEIGHT.medium, overflowWrap: 'anywhere' });
/** A row below the buy button: what it is about, its text, and an arrow if it is a link. */
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12px',
  minBlockSize: '48px',
  paddingBlock: '12px',
  color: color.ink,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: FONT_SIZE.s,
});
export const rowIcon = appStyle({ justifySelf: 'center', color: color.primary });
export const centredRow = appStyle({ alignItems: 'center' });
export const storeName = appStyle({ fontWeight: FONT_WEIGHT.strong, overflowWrap: 'anywhere' });
export const storeCaption = appStyle({ display: 'block', fontSize: FONT_SIZE.xs, color: color.quiet });
export const foldSummary = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  borderRadius: '6px',
});
export const feeForm = appStyle({ display: 'grid', gap: SPACE.s, paddingBlock: '4px 8px' });
/** Reserves the height of the form until it has loaded, so that content below does not shift again when the form appears. */
export const feeSlot = appStyle({ minBlockSize: '112px' });
export const reviewsHead = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: SPACE.s,
});
export const reviewsSummary = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s });
export const average = appStyle({ fontSize: FONT_SIZE.xl, fontWeight: FONT_WEIGHT.strong });
export const reviews = appStyle({
  display: 'grid',
  gap: SPACE.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});
/** Reserves the height of the reviews until they have loaded. Without scripts they never load. */
export const reviewsSlot = appStyle({
  ...oneColumn,
  alignContent: 'start',
  gap: SPACE.m,
  minBlockSize: '260px',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const related = appStyle({ ...oneColumn, gap: SPACE.s, marginBlockStart: SPACE.m });
