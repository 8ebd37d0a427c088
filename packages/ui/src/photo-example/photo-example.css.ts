import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const example = kitStyle({ display: 'grid', gap: '6px', margin: 0, minInlineSize: 0 });
export const drawing = kitStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'hidden',
  borderRadius: RADIUS.control,
  background: color.sunk,
  color: color.quiet,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** The paper hides what is behind it. */
export const paper = kitStyle({ fill: color.surface });
export const glare = kitStyle({ fill: color.soonSoft, stroke: color.soon });
export const caption = kitStyle({
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  fontSize: FONT_SIZE.s,
  fontWeight: FONT_WEIGHT.medium,
});
export const verdict = kitVariants({ good: { color: color.good }, bad: { color: color.bad } });
