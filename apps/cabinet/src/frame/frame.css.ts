import { appStyle, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const top = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.xxs, flexShrink: 0 });
export const sign = appStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  color: vars.color.ink,
});
/** The rail carries the same from 900 px. */
export const phoneOnly = appStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const bar = appStyle({ position: 'sticky', insetBlockStart: 0, zIndex: 20 });
/** An error where no frame stands around it. */
export const bare = appStyle({ paddingBlock: SPACE.l });
