import { bar as tabBar } from '../tab-bar/tab-bar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media, TAB_BAR_HEIGHT } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, FONT_WEIGHT, SPACE } from '../theme/tokens.ts';

const { color } = vars;
const TABLET_WITH_ROOM = `${media.tablet} and ${media.roomForBars}`;
const SAFE_AREA = 'env(safe-area-inset-bottom, 0px)';

export const bar = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.s,
  '@media': {
    [media.roomForBars]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 15,
      // The bar reaches the edges of the window, over the page's side paddings.
      marginInline: `calc(-1 * ${SPACE.m})`,
      padding: `10px ${SPACE.m} calc(10px + ${SAFE_AREA})`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
    [TABLET_WITH_ROOM]: { marginInline: `calc(-1 * ${SPACE.l})`, paddingInline: SPACE.l },
    [media.print]: { display: 'none' },
  },
});
/** Above the tab bar, which is fixed to the bottom of the window. */
const ABOVE_TABS = { insetBlockEnd: `calc(${TAB_BAR_HEIGHT} + ${SAFE_AREA})`, paddingBlockEnd: '10px' };
kitGlobalStyle(`html:has(.${tabBar}) .${bar}`, { '@media': { [media.roomForBars]: ABOVE_TABS } });
/**
 * `data-tab-bar` on the root element means that a script will add the tab bar: the bar is in its place before that, and covers what would
 * be seen below it.
 */
const BEFORE_TABS = `html[data-tab-bar]:not(:has(.${tabBar}))`;
const ROOM_AND_SCRIPT = `${media.roomForBars} and (scripting: enabled)`;
kitGlobalStyle(`${BEFORE_TABS} .${bar}`, { '@media': { [ROOM_AND_SCRIPT]: ABOVE_TABS } });
kitGlobalStyle(`${BEFORE_TABS} .${bar}::after`, {
  '@media': {
    [ROOM_AND_SCRIPT]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      blockSize: `calc(${TAB_BAR_HEIGHT} + ${SAFE_AREA})`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const summary = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  fontSize: FONT_SIZE.s,
  lineHeight: 1.3,
  fontWeight: FONT_WEIGHT.strong,
  '@media': { [media.desktop]: { display: 'none' } },
});
/** Without a summary the button is as wide as the bar. */
export const action = kitStyle({
  display: 'grid',
  flex: '0 0 auto',
  maxInlineSize: '100%',
  selectors: { '&:only-child': { '@media': { [media.belowDesktop]: { flex: '1 1 auto' } } } },
});
/** The bar must not hide a focused element (WCAG 2.4.11). */
kitGlobalStyle(`html:has(.${bar})`, { '@media': { [media.roomForBars]: { scrollPaddingBlockEnd: '152px' } } });
