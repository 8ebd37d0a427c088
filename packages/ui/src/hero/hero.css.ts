import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { onCobaltVars } from '../theme/scopes.ts';
import { productGlobalStyle, productStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const hero = productStyle({
  vars: onCobaltVars,
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: SPACE.xl,
  // The text is at the top, because `aside` may be taller than the window.
  alignItems: 'start',
  padding: '36px 16px 16px',
  borderRadius: RADIUS.sheet,
  background: color.cobalt,
  color: color.onCobalt,
  '@media': {
    [media.tablet]: { padding: '48px 32px 32px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 0.95fr)', gap: SPACE.xxl, padding: '64px 56px' },
    [media.tallDesktop]: { alignItems: 'center' },
  },
});
/** Without `aside` the text may use the whole width, up to a readable line length. */
export const withoutAside = productStyle({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem)' } } });
export const content = productStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { paddingInline: '4px' }, [media.desktop]: { paddingBlock: '32px' } },
});
export const lead = productStyle({
  margin: '20px 0 32px',
  maxInlineSize: '30em',
  color: color.onCobaltQuiet,
  fontSize: FONT_SIZE.m,
  textWrap: 'pretty',
});
export const foot = productStyle({ marginBlockStart: SPACE.xl, '@media': { [media.desktop]: { marginBlockStart: '40px' } } });

/** The ground of a scene, and how far the calculator covers its lower edge. */
const EDGE = { phone: '24px', desktop: '64px' };

export const stage = productStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  borderRadius: RADIUS.sheet,
  background: color.soonSoft,
  color: color.ink,
  '@media': {
    [media.desktop]: { minBlockSize: '500px', alignItems: 'center' },
    [media.fullHd]: { minBlockSize: '560px' },
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
});
/** Width of a scene from 900 px. It is so low that the hero shows the whole goods. */
const WIDTH = 'min(100%, clamp(1150px, 67vw, 1290px))';
/** The goods take 62 % of the scene, at its right. The words end 32 px before them. */
export const words = productStyle({
  minInlineSize: 0,
  padding: '24px 20px 0',
  '@media': {
    [media.tablet]: { padding: '40px 32px 0' },
    [media.desktop]: { maxInlineSize: `calc(100% - 0.62 * ${WIDTH} - 32px)`, padding: `40px 0 calc(40px + ${EDGE.desktop}) 48px` },
  },
});
export const sceneLead = productStyle({
  margin: '16px 0 24px',
  maxInlineSize: '30em',
  fontSize: FONT_SIZE.m,
  textWrap: 'pretty',
});
/** The colours of the wall and the floor in the scene continue where the hero is larger than its scene. */
const ground = (floor: string, horizon: string, wall: string) => `linear-gradient(to top, ${floor}, ${horizon} 50%, ${wall} 75%)`;
/** The shadow makes the ground as dark as `dimInDark` makes the picture. */
const night = { filter: 'brightness(0.55) saturate(0.9)', boxShadow: 'inset 0 0 0 100vmax rgb(0 0 0 / 20%)' };
/** Only the part with the goods is visible below the text; its upper edge fades into the ground. */
export const scene = productStyle({
  blockSize: '200px',
  maskImage: 'linear-gradient(transparent, #000 32px)',
  '@media': {
    [media.tablet]: { blockSize: '300px' },
    [media.desktop]: {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      blockSize: 'auto',
      maskImage: 'none',
      background: ground('#ebe2ca', '#e2d6b8', '#d8c9a8'),
    },
    screen: { selectors: { '[data-theme=dark] &': night } },
    'screen and (prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': night } },
    [media.print]: { display: 'none' },
  },
});
productGlobalStyle(`.${scene} img`, {
  objectPosition: '100% 60%',
  '@media': {
    [media.desktop]: {
      inset: 'auto 0 20px auto',
      inlineSize: WIDTH,
      blockSize: 'auto',
      aspectRatio: '12 / 5',
      // The left edge fades into the ground; the goods begin after it.
      maskImage: 'linear-gradient(to right, transparent, #000 30%)',
    },
  },
});
export const edge = productStyle({
  position: 'relative',
  marginInline: '8px',
  marginBlockStart: `-${EDGE.phone}`,
  '@media': {
    [media.desktop]: {
      marginInline: 'auto',
      marginBlockStart: `-${EDGE.desktop}`,
      inlineSize: 'calc(100% - 80px)',
      maxInlineSize: '1200px',
    },
  },
});
