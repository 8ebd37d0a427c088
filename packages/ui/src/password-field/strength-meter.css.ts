import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const strength = kitStyle({ display: 'grid', gap: '6px', fontSize: FONT_SIZE.s, color: color.quiet });
export const bars = kitStyle({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '4px' });
export const bar = kitStyle({
  blockSize: '4px',
  borderRadius: RADIUS.round,
  background: color.line,
  '@media': { [media.forcedColors]: { background: 'Canvas', outline: '1px solid CanvasText' } },
});
export const filled = kitVariants({
  weak: { background: color.bad, '@media': { [media.forcedColors]: { background: 'CanvasText' } } },
  fair: { background: color.soon, '@media': { [media.forcedColors]: { background: 'CanvasText' } } },
  good: { background: color.good, '@media': { [media.forcedColors]: { background: 'CanvasText' } } },
  strong: { background: color.good, '@media': { [media.forcedColors]: { background: 'CanvasText' } } },
});
export const strengthText = kitStyle({ fontWeight: FONT_WEIGHT.medium, color: vars.base.ink });
