import { appStyle, media, SPACE } from '@muddat/ui/theme/contract';

export const top = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.xxs, flexShrink: 0 });
/** The rail carries the same from 900 px. */
export const phoneOnly = appStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const bar = appStyle({ position: 'sticky', insetBlockStart: 0, zIndex: 20 });
/** An error where no frame stands around it. */
export const bare = appStyle({ paddingBlock: SPACE.l });
