import { vars } from '../theme/contract.css.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

// Shared styles of LinkRow, ActionRow and NotificationRow: rows with a line between them, each with a round icon and text. Their own
// classes must not set a property that a class here sets: the bundle decides which of the two files comes first.

/** Each row has block padding. The negative margin removes it at both ends of the list, where the card's padding is enough. */
export const list = productVariants({ low: { display: 'grid', marginBlock: '-10px' }, tall: { display: 'grid', marginBlock: '-14px' } });
export const item = productStyle({ selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.line}` } } });
/** `low`: one or two lines, with the icon in their middle; `tall`: text that starts at the icon's top and may be long. */
export const row = productVariants({
  low: { display: 'grid', columnGap: '12px', alignItems: 'center', paddingBlock: '10px' },
  tall: { display: 'grid', columnGap: '12px', alignItems: 'start', paddingBlock: '14px' },
});
/** `two`: icon and text; `three`: icon, text and an element at the end. */
export const columns = productVariants({
  two: { gridTemplateColumns: '44px minmax(0, 1fr)' },
  three: { gridTemplateColumns: '44px minmax(0, 1fr) auto' },
});
export const sign = productStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.round,
});
export const iconTone = productVariants({
  neutral: { background: color.sunk, color: color.quiet },
  own: { background: color.primarySoft, color: color.primary },
  info: { background: color.infoSoft, color: color.info },
  good: { background: color.goodSoft, color: color.good },
  soon: { background: color.soonSoft, color: color.soon },
});
export const content = productStyle({ display: 'grid', gap: '2px', minInlineSize: 0, overflowWrap: 'anywhere' });
/** The title and an element next to it, such as a Badge. */
export const title = productStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: 1.35,
});
export const textLine = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet, lineHeight: 1.45 });
