import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { productStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const figure = productStyle({ margin: 0, display: 'grid', gap: SPACE.s, minInlineSize: 0 });
export const drawing = productStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1.6',
  // A wider drawing would show no more. On a narrow screen it is as wide as its column.
  '@media': { [media.desktop]: { maxInlineSize: '640px' } },
  background: color.sunk,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  overflow: 'hidden',
});
export const girih = productStyle({ color: color.control, opacity: 0.1 });
export const ring = productStyle({ fill: 'none', stroke: color.control, strokeWidth: '1px', strokeDasharray: '4 4' });
export const centre = productStyle({ fill: color.tile, stroke: color.surface, strokeWidth: '2px' });
export const pin = productStyle({
  fill: color.primary,
  stroke: color.surface,
  strokeWidth: '2px',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const number = productStyle({
  fill: color.onPrimary,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
/** The line from a moved pin to its true position. */
export const leaderLine = productStyle({ stroke: color.primary, strokeWidth: '1px' });
export const spotDot = productStyle({ fill: color.primary, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } });
/** The stroke in the background colour keeps the name legible over rings and ornament. */
export const town = productStyle({
  fill: color.quiet,
  stroke: color.sunk,
  strokeWidth: '4px',
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontSize: FONT_SIZE.xs,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});
export const caption = productStyle({ fontSize: FONT_SIZE.xs, color: color.quiet });
export const list = productStyle({ display: 'grid', gap: SPACE.xs });
export const item = productStyle({ display: 'flex', gap: SPACE.s, alignItems: 'start', minInlineSize: 0, overflowWrap: 'anywhere' });
export const mark = productStyle({
  flexShrink: 0,
  inlineSize: '26px',
  blockSize: '26px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: color.primary,
  color: color.onPrimary,
  fontSize: FONT_SIZE.xs,
  fontWeight: FONT_WEIGHT.strong,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const content = productStyle({ display: 'grid', minInlineSize: 0, paddingBlockStart: '1px' });
export const note = productStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
