import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** Background of secondary buttons. A parent with a background pattern sets it, because the pattern would show through the buttons. */
export const secondaryBackground = createVar();

export const button = kitStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  border: '1px solid transparent',
  borderRadius: RADIUS.control,
  background: 'transparent',
  fontFamily: 'inherit',
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const size = kitVariants({
  m: { minBlockSize: '48px', paddingInline: '24px', paddingBlock: '10px', fontSize: FONT_SIZE.m },
  s: { minBlockSize: '44px', paddingInline: '16px', paddingBlock: '8px', fontSize: FONT_SIZE.s },
});

const hover = (rule: Record<string, string>) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled):not([aria-disabled=true])': rule } } },
});

export const variant = kitVariants({
  primary: {
    background: color.primary,
    color: color.onPrimary,
    selectors: { '&:active:not(:disabled)': { background: color.primaryHover } },
    ...hover({ background: color.primaryHover }),
  },
  /** The main action on a cobalt background. */
  tile: {
    background: color.tile,
    color: color.onTile,
    selectors: { '&:active:not(:disabled)': { background: color.tileHover } },
    ...hover({ background: color.tileHover }),
  },
  secondary: {
    background: fallbackVar(secondaryBackground, 'transparent'),
    borderColor: color.line,
    color: color.ink,
    selectors: { '&:active:not(:disabled)': { background: color.sunk } },
    ...hover({ borderColor: color.control }),
  },
  ghost: {
    color: color.primary,
    selectors: { '&:active:not(:disabled)': { background: color.primarySoft } },
    ...hover({ background: color.primarySoft }),
  },
  danger: {
    background: color.bad,
    color: color.onBad,
    selectors: { '&:active:not(:disabled)': { background: color.badHover } },
    ...hover({ background: color.badHover }),
  },
});

export const width = kitVariants({
  auto: {},
  full: { inlineSize: '100%' },
  /** Full width on a phone; from 600 px as wide as its label. */
  phone: { '@media': { [media.phone]: { inlineSize: '100%' } } },
});

/** A pending button hides its label by opacity, so that the button keeps its width. */
export const words = kitStyle({ display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '8px' });
kitGlobalStyle(`.${words} > svg`, { flexShrink: 0 });
export const labelHidden = kitStyle({ opacity: 0 });
export const spinner = kitStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
