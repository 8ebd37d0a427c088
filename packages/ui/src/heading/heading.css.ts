import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { kitStyle, kitVariants } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT } from '../theme/tokens.ts';

/** Chromium 150 lets a long word out of a balanced text, although `overflow-wrap` may break it. */
export const heading = kitStyle({ fontWeight: FONT_WEIGHT.heavy, letterSpacing: '-0.02em', lineHeight: 1.14, textWrap: 'pretty' });

export const size = kitVariants({
  /** A heading in the page's outline that looks like a label. */
  plain: { fontSize: FONT_SIZE.s, fontWeight: FONT_WEIGHT.regular, letterSpacing: 0, lineHeight: 1.5, color: vars.color.quiet },
  s: { fontSize: FONT_SIZE.m, letterSpacing: '-0.005em', lineHeight: 1.3 },
  m: { fontSize: FONT_SIZE.l, letterSpacing: '-0.01em', lineHeight: 1.25 },
  l: { fontSize: FONT_SIZE.xl },
  /** For a bar that also holds buttons: smaller on a phone. */
  bar: { fontSize: FONT_SIZE.l, '@media': { [media.tablet]: { fontSize: FONT_SIZE.xl } } },
  xl: { fontSize: FONT_SIZE.xl, '@media': { [media.desktop]: { fontSize: FONT_SIZE.xxl } } },
  /** Page title: 28 to 44 px, because the headings of sections have 24 to 32 px. */
  title: { fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)', lineHeight: 1.12, letterSpacing: '-0.025em' },
  /** Balanced where every word fits into a line. */
  display: {
    fontSize: 'clamp(1.875rem, 1.1rem + 3.4vw, 3.5rem)',
    lineHeight: 1.1,
    letterSpacing: '-0.025em',
    '@media': { [media.tablet]: { textWrap: 'balance' } },
  },
});
