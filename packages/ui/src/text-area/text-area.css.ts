import { vars } from '../theme/contract.css.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

const { color } = vars;
const text = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: 0,
  padding: 0,
  fontSize: FONT_SIZE.m,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** An invisible copy of the text in the same grid cell makes the cell as high as the text. */
export const growingFrame = kitStyle({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '12px',
  alignSelf: 'stretch',
  selectors: { '&::after': { ...text, content: 'attr(data-text) " "', visibility: 'hidden', pointerEvents: 'none' } },
});
export const area = kitStyle({
  ...text,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  resize: 'none',
  overflow: 'hidden',
  selectors: { '&::placeholder': { color: color.quiet, opacity: 1 }, '&:disabled': { cursor: 'not-allowed' } },
});
/** Minimum height: 2, 3 or 5 lines of 1.4 em. */
export const lines = kitVariants({
  two: { minBlockSize: '2.8em' },
  three: { minBlockSize: '4.2em' },
  five: { minBlockSize: '7em' },
});
export const foot = kitStyle({ display: 'flex', justifyContent: 'space-between', gap: '12px' });
export const counter = kitStyle({
  marginInlineStart: 'auto',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const state = kitVariants({
  far: {},
  near: { color: color.soon, fontWeight: FONT_WEIGHT.medium },
  over: { color: color.bad, fontWeight: FONT_WEIGHT.medium },
});
