import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, vars } from '@muddat/ui/theme/contract';

/** Below 900 px the bar is the last item of its page, so that it sticks to the bottom of the window; on a desktop, and in a low window, it is in its block. */
export const buyBar = appStyle({ display: 'contents', '@media': { [media.desktop]: { display: 'block' } } });
appGlobalStyle(`.${buyBar} > *`, { '@media': { [media.roomForBars]: { order: 1 } } });
/** On a desktop the button is as wide as the block, and so are the controls that replace it. */
appGlobalStyle(`.${buyBar} > * > :last-child`, { '@media': { [media.desktop]: { flex: '1 1 auto' } } });
export const amount = appStyle({ display: 'block', fontSize: FONT_SIZE.m });
export const total = appStyle({ fontSize: FONT_SIZE.xs, fontWeight: FONT_WEIGHT.regular, color: vars.color.quiet });
