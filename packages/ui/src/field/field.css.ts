import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { onSurfaceVars } from '../theme/scopes.ts';
import { kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

export const field = kitStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', minInlineSize: 0 });
/** The line cannot break around the dot before «optional», so large text may be wider than a phone. */
export const label = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet, justifySelf: 'start', overflowWrap: 'anywhere' });
export const optional = kitStyle({ fontWeight: FONT_WEIGHT.regular });
export const hint = kitStyle({ fontSize: FONT_SIZE.s, color: color.quiet });
const note = {
  fontSize: FONT_SIZE.s,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px',
  alignItems: 'start',
} as const;
export const error = kitStyle({ ...note, color: color.bad });
export const warning = kitStyle({ ...note, color: color.soon });
export const errorIcon = kitStyle({ blockSize: '1.5em', display: 'grid', alignItems: 'center' });

export const box = kitStyle({
  vars: onSurfaceVars,
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minInlineSize: 0,
  minBlockSize: '52px',
  background: color.surface,
  color: vars.base.ink,
  border: `1px solid ${color.control}`,
  borderRadius: RADIUS.control,
  paddingInline: '14px',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  cursor: 'text',
  selectors: {
    '&:focus-within': { borderColor: color.focus, outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&:has([aria-invalid=true])': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    '&:has([aria-invalid=true]):focus-within': {
      boxShadow: `inset 0 0 0 1px ${color.bad}`,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { background: color.sunk, borderColor: color.line, color: color.quiet },
    '&:has(:is(input, textarea):read-only:not(:disabled))': { background: color.sunk, borderColor: color.line },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:focus-within': { outline: '2px solid Highlight', outlineOffset: '1px' } } } },
});
export const input = kitStyle({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  alignSelf: 'stretch',
  border: 0,
  padding: 0,
  margin: 0,
  background: 'transparent',
  color: 'inherit',
  fontSize: FONT_SIZE.m,
  lineHeight: 1.4,
  // The parent `box` shows the focus ring.
  outline: 'none',
  appearance: 'none',
  selectors: {
    '&::placeholder': { color: color.quiet, opacity: 1, fontVariantNumeric: 'normal' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': { WebkitTextFillColor: 'inherit', transition: 'background-color 99999s' },
    '&:disabled': { cursor: 'not-allowed' },
  },
  // Shows that a placeholder is longer than the field.
  textOverflow: 'ellipsis',
});
export const largeInput = kitStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.strong });
export const affix = kitStyle({ color: color.quiet, whiteSpace: 'nowrap', flexShrink: 0, display: 'grid', placeItems: 'center' });
export const affixLarge = kitStyle({ fontSize: FONT_SIZE.l, fontWeight: FONT_WEIGHT.strong });
/** The size of the scale where nine digits of it fit, and a smaller one in a narrow container: an amount that is cut misleads. */
const HERO_SIZE = `min(${FONT_SIZE.xxl}, 11cqi)`;
/** After `largeInput` and `affixLarge`, whose size they replace. */
export const hero = kitStyle({ fontSize: HERO_SIZE, minBlockSize: '64px' });
/** As small beside the figures as the currency word of Money. */
export const heroAffix = kitStyle({ fontSize: `calc(${HERO_SIZE} * 0.5)`, fontWeight: FONT_WEIGHT.medium });
export const endAction = kitStyle({ marginInlineEnd: '-10px', flexShrink: 0 });

/** Always rendered, so that a new error is announced. The negative margin cancels the grid gap while it is empty. */
export const liveMessages = kitStyle({ selectors: { '&:empty': { marginBlockStart: '-6px' } } });
