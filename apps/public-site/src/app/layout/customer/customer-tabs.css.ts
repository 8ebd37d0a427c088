import { appGlobalStyle, appStyle, media, TAB_BAR_HEIGHT } from '@muddat/ui/theme/contract';

export const tabs = appStyle({ '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } } });
/** Space for the bar: it must cover neither the end of the page nor a focused element (WCAG 2.4.11). */
appGlobalStyle(`body:has(.${tabs})`, {
  '@media': { [media.roomForBars]: { paddingBlockEnd: `calc(${TAB_BAR_HEIGHT} + env(safe-area-inset-bottom, 0px))` } },
});
appGlobalStyle(`html:has(.${tabs})`, { '@media': { [media.roomForBars]: { scrollPaddingBlockEnd: `calc(${TAB_BAR_HEIGHT} + 88px)` } } });
