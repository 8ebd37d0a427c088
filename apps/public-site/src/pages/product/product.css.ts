import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const page = appStyle({
  display: 'grid',
  gap: SPACE.xl,
  paddingBlock: `${SPACE.xs} ${SPACE.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** From 700 px pictures and description are on the left, price and purchase on the right. Below 700 px the price follows the pictures. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.l,
  alignItems: 'start',
  '@media': {
    [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr' },
    [media.desktop]: { gap: SPACE.xl },
  },
});
export const pictureColumn = appStyle({ minInlineSize: 0 });
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;
export const purchaseColumn = appStyle({
  ...stack,
  gap: SPACE.m,
  '@media': { [media.twoColumns]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const descriptionColumn = appStyle({ ...stack, gap: SPACE.xl });
export const nameAndStock = appStyle({ display: 'grid', gap: '6px', overflowWrap: 'anywhere' });
export const soldOut = appStyle({ marginBlockStart: '6px' });
/** The prices are in one row if both fit. */
export const prices = appStyle({ display: 'grid', gap: SPACE.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' });
export const price = appStyle({ containerType: 'inline-size', display: 'grid', alignContent: 'start', gap: '2px' });
const BAR = '7.25rem';
/**
 * The price and the buy button, in one row when the price fits. On a phone they are a bar fixed to the bottom of the window. Without
 * scripts the button cannot work, so the bar is not fixed and covers nothing.
 */
export const buyBar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${SPACE.xs} ${SPACE.s}`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 15,
      padding: `8px ${SPACE.m} calc(8px + env(safe-area-inset-bottom, 0px))`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
    [`${media.phone} and (scripting: none)`]: { position: 'static', padding: 0, borderBlockStart: 'none' },
  },
});
export const barAmount = appStyle({
  display: 'grid',
  flex: '999 1 9rem',
  minInlineSize: 0,
  fontWeight: FONT_WEIGHT.strong,
  fontSize: FONT_SIZE.s,
  lineHeight: 1.3,
});
/** On a phone the quantity field and the basket link take the whole bar. */
appGlobalStyle(`.${buyBar}:has(a) > .${barAmount}`, { '@media': { [media.phone]: { display: 'none' } } });
/** Space for the bar: it must cover neither the end of the page nor a focused element (WCAG 2.4.11). */
appGlobalStyle(`body:has(.${buyBar}:not(:empty))`, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(${BAR} + env(safe-area-inset-bottom, 0px))` } },
});
appGlobalStyle(`html:has(.${buyBar}:not(:empty))`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(${BAR} + 16px)` } } });
/** Reserves the height of the line about the limit, which loads late, so that nothing shifts. */
export const limitNote = appStyle({ minBlockSize: '1.5rem', marginBlockStart: SPACE.xs, fontSize: FONT_SIZE.s });
export const priceLabel = appStyle({ color: color.quiet, fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.regular });
export const top = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.xs });
export const section = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.s, minInlineSize: 0 });
export const words = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '46rem' });
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
export const store = appStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '72px',
  padding: '8px 16px 8px 8px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  '@media': { [media.hover]: { selectors: { 'a&:hover': { borderColor: color.control } } } },
});
export const storeLogo = appStyle({ inlineSize: '56px', blockSize: '56px', overflow: 'hidden', borderRadius: RADIUS.control });
export const logoImage = appStyle({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const storeName = appStyle({ fontWeight: FONT_WEIGHT.strong, overflowWrap: 'anywhere' });
export const storeCaption = appStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
export const foldSummary = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '44px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: '6px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
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
/** Reserves the height of the reviews until they have loaded. Without scripts they never load, so no height is reserved. */
export const reviewsSlot = appStyle({ minBlockSize: '260px', '@media': { '(scripting: none)': { minBlockSize: 0 } } });
