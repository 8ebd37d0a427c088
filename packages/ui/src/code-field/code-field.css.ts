import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;
const blink = keyframes({ '0%, 55%': { opacity: 1 }, '56%, 100%': { opacity: 0 } });

export const code = kitStyle({ vars: onSurfaceVars, position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' });

/** The real input is transparent and covers the boxes. Paste, autofill and screen readers work because it is one input. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  border: 0,
  padding: 0,
  fontSize: '1rem',
  letterSpacing: '2em',
  cursor: 'text',
});
export const boxes = kitStyle({ display: 'flex', gap: '8px' });
export const box = kitStyle({
  inlineSize: '48px',
  flexShrink: 1,
  minInlineSize: '32px',
  minBlockSize: '56px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: RADIUS.control,
  border: `1px solid ${color.control}`,
  background: color.surface,
  color: vars.base.ink,
  fontSize: FONT_SIZE.xl,
  fontWeight: FONT_WEIGHT.strong,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion.quick}`,
});
/** A pasted text without a code is shown in one box, as wide as six digit boxes. */
export const pastedTextBox = kitStyle({ inlineSize: '328px', paddingInline: '12px', fontSize: FONT_SIZE.m, overflowWrap: 'anywhere' });
export const caret = kitStyle({
  inlineSize: '2px',
  blockSize: '26px',
  borderRadius: '2px',
  background: color.focus,
  visibility: 'hidden',
  animation: `${blink} 1.1s step-end infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { background: 'CanvasText' } },
});
kitGlobalStyle(`.${code}:has(input:focus) .${caret}`, { visibility: 'visible' });
export const currentBox = kitStyle({});
kitGlobalStyle(`.${code}:has(input:focus) .${currentBox}`, {
  borderColor: color.focus,
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
kitGlobalStyle(`.${code}:has([aria-invalid=true]) .${box}`, { borderColor: color.bad });
kitGlobalStyle(`.${code}:has(input:disabled) .${box}`, { background: color.sunk, borderColor: color.line, color: color.quiet });
