import { appGlobalStyle, appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';
import { page } from './category.css.ts';

export const toggle = appStyle({ whiteSpace: 'nowrap' });
/** What the customer sees only while the toggle is on. */
export const whileComparing = appStyle({});
appGlobalStyle(`.${page}:not(:has(.${toggle} :checked)) .${whileComparing}`, { display: 'none' });
export const form = appStyle({});
/** The checkbox takes the space that the tile, which is as high as its row, leaves. */
appGlobalStyle(`.${form} li`, { display: 'flex', flexDirection: 'column' });
/** On a desktop, too, the bar stays in view while the customer chooses. */
export const bar = appStyle({
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockEnd: 0, paddingBlock: SPACE.s, background: vars.color.background },
  },
});
