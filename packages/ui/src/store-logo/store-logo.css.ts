import { vars } from '../theme/contract.css.ts';
import { dimInDark } from '../theme/dim-in-dark.ts';
import { productStyle, productVariants } from '../theme/style.ts';
import { RADIUS } from '../theme/tokens.ts';

/** Positioned: in the dark theme the banner has a filter, so it is painted above what is not. */
export const logo = productStyle({
  position: 'relative',
  display: 'block',
  flexShrink: 0,
  overflow: 'hidden',
  background: vars.color.sunk,
});
export const size = productVariants({
  s: { inlineSize: '40px', blockSize: '40px', borderRadius: RADIUS.control },
  m: { inlineSize: '64px', blockSize: '64px', borderRadius: RADIUS.card },
  l: { inlineSize: '96px', blockSize: '96px', borderRadius: RADIUS.sheet },
});
/** A gap of the card's colour around a logo that overlaps a banner. */
export const onBanner = productStyle({ boxShadow: `0 0 0 4px ${vars.color.surface}` });
export const onBackground = productStyle({ boxShadow: `0 0 0 4px ${vars.color.background}` });

/**
 * Fills its box, whose height the page or the tile chooses. An ornament is light all over and has no goods to recognise, so in the dark
 * theme it is half as bright as a picture of goods.
 */
export const banner = productStyle({
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.sunk,
  '@media': dimInDark('brightness(0.5)'),
});
