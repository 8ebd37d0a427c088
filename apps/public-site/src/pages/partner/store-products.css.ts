import { appStyle, SPACE } from '@muddat/ui/theme/contract';
import { CHIP_STRIP } from '../../shared/ui/chip-strip.ts';

export const products = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
/** In the row of a phone each is as long as its words. */
export const item = appStyle({ flexShrink: 0, maxInlineSize: '100%' });
export const list = appStyle(CHIP_STRIP);
