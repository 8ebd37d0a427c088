import { style } from '@vanilla-extract/css';
import { vars } from '../../src/theme/contract.css.ts';

// These styles are in no cascade layer, because Storybook's own styles are unlayered.
const { color } = vars;

export const drawing = style({
  position: 'relative',
  marginBlock: '24px',
  border: `1px solid ${color.line}`,
  borderRadius: '8px',
  background: color.background,
});
export const markers = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' });
export const line = style({ stroke: color.ink });
export const point = style({ fill: color.ink, stroke: color.background });
export const number = style({ fill: color.ink });
export const digit = style({
  fill: color.background,
  fontSize: '13px',
  fontWeight: 600,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
