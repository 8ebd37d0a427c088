import { vars } from './contract.css.ts';

export type { ColorName } from './theme-shape.ts';

/** Distances in a grid of 4 px. */
export const SPACE = { none: '0', xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px', xxxl: '72px' } as const;
export type Space = keyof typeof SPACE;

/** 13, 15, 17, 20, 24, 32, 44 px, in rem, so that the user's own text size applies. */
export const FONT_SIZE = {
  xs: '0.8125rem',
  s: '0.9375rem',
  m: '1.0625rem',
  l: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  hero: '2.75rem',
} as const;
export type FontSize = keyof typeof FONT_SIZE;

/** 8 px for controls, 16 for cards, 24 for sheets. They are custom properties, because a brand may have other radii. */
export const RADIUS = vars.radius;

/**
 * Figures in a column. With digits of one width the gap after a 1 looks like the gap between groups of digits, so the letters are closer.
 */
export const TABULAR = { fontVariantNumeric: 'tabular-nums lining-nums', letterSpacing: '-0.02em' } as const;

export const FONT_WEIGHT = { regular: '400', medium: '550', strong: '600', heavy: '650' } as const;
