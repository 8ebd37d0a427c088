import { appStyle, dimInDark, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const page = appStyle({
  minBlockSize: '100dvh',
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '5fr 6fr' } },
});
export const taglinePanel = appStyle({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: vars.color.cobalt,
  color: vars.color.onCobalt,
  padding: SPACE.xl,
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: SPACE.l } },
});
/** The goods of the home page's scene, cropped to the right. A lazy picture in a hidden panel is not loaded, so a phone loads none. */
export const scene = appStyle({
  inlineSize: '100%',
  maxBlockSize: '56dvh',
  aspectRatio: '6 / 5',
  borderRadius: RADIUS.sheet,
  objectFit: 'cover',
  objectPosition: 'right',
  '@media': dimInDark(),
});
export const mainColumn = appStyle({ display: 'flex', flexDirection: 'column', padding: SPACE.m });
export const top = appStyle({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const formArea = appStyle({
  inlineSize: '100%',
  maxInlineSize: '400px',
  margin: '0 auto',
  paddingBlock: SPACE.xl,
  '@media': { [media.desktop]: { marginBlock: 'auto' } },
});
export const tagline = appStyle({ fontSize: '2rem', fontWeight: '650', lineHeight: 1.15, letterSpacing: '-0.02em', textWrap: 'balance' });
