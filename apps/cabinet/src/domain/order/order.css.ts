import { appGlobalStyle, appStyle, dimInDark, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const orderHeader = appStyle({ display: 'flex', alignItems: 'start', gap: SPACE.m });
export const headPicture = appStyle({
  inlineSize: '80px',
  aspectRatio: '1',
  borderRadius: RADIUS.control,
  overflow: 'hidden',
  flexShrink: 0,
  background: vars.color.sunk,
  '@media': { [media.tablet]: { inlineSize: '120px' } },
});
/** An Uzbek number ends in a hyphen, after which a line could break. */
export const unbroken = appStyle({ display: 'inline-block' });
export const imageFrame = appStyle({
  inlineSize: '52px',
  blockSize: '52px',
  borderRadius: '12px',
  overflow: 'hidden',
  flexShrink: 0,
  background: vars.color.sunk,
});
export const image = appStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' });
/** Together with `image`. */
export const goodsImage = appStyle({ '@media': dimInDark() });
export const items = appStyle({ display: 'grid', gap: SPACE.m });
export const item = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: SPACE.s,
  alignItems: 'center',
  borderRadius: RADIUS.control,
});
export const price = appStyle({ fontSize: FONT_SIZE.s, color: vars.color.quiet });
/** A folded part of a card. It is alone there, so it needs no line to a next one. */
export const folded = appStyle({ marginBlockEnd: `-${SPACE.s}` });
appGlobalStyle(`.${folded} > details`, { borderBlockEnd: 0 });
