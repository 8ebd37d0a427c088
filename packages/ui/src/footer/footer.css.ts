import { vars } from '../theme/contract.css.ts';
import { CONTENT_WIDTH, media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

export const footer = kitStyle({
  marginBlockStart: SPACE.xxl,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: FONT_SIZE.s,
  color: vars.color.quiet,
  '@media': { [media.tablet]: { marginBlockStart: SPACE.xxxl } },
});
export const inner = kitStyle({
  maxInlineSize: CONTENT_WIDTH,
  marginInline: 'auto',
  padding: `${SPACE.m} ${SPACE.m} ${SPACE.xl}`,
  display: 'grid',
  gap: SPACE.m,
  '@media': { [media.tablet]: { padding: `${SPACE.l} ${SPACE.l} ${SPACE.xxl}` } },
});
export const linkRow = kitStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 28px' });
export const groups = kitStyle({
  display: 'grid',
  // Two columns, or one where the reader's text is too large or the window too narrow for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  overflowWrap: 'anywhere',
  gap: `0 ${SPACE.m}`,
  '@media': { [media.tablet]: { gap: SPACE.l }, [media.twoColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
/** On a phone the groups are folded. Wider screens show their links, where the browser can unfold them without a script. */
const UNFOLDED = media.tablet;
const CAN_UNFOLD = 'selector(::details-content)';
const text = { fontWeight: FONT_WEIGHT.strong, color: vars.color.ink } as const;
export const title = kitStyle({
  ...text,
  display: 'none',
  fontSize: FONT_SIZE.s,
  marginBlockEnd: SPACE.xxs,
  '@supports': { [CAN_UNFOLD]: { '@media': { [UNFOLDED]: { display: 'block' } } } },
});
export const fold = kitStyle({
  ...text,
  minBlockSize: '44px',
  paddingBlock: 0,
  '@supports': { [CAN_UNFOLD]: { '@media': { [UNFOLDED]: { display: 'none' } } } },
});
export const group = kitStyle({});
kitGlobalStyle(`.${group}::details-content`, { '@media': { [UNFOLDED]: { contentVisibility: 'visible', blockSize: 'auto' } } });
export const linkColumn = kitStyle({ display: 'grid', justifyItems: 'start' });
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  // Keeps the links apart also when a label wraps to two lines.
  paddingBlock: '8px',
  borderRadius: '6px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});
export const legalRow = kitStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 24px',
});
