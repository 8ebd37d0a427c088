import { bar as tabBar } from '../tab-bar/tab-bar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media, TAB_BAR_HEIGHT } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS } from '../theme/tokens.ts';

const { color } = vars;

/** Fixed over the bottom of the window, so that a notice that appears late does not move the page's content. */
export const bar = kitStyle({
  position: 'fixed',
  insetInline: '8px',
  insetBlockEnd: 'calc(8px + env(safe-area-inset-bottom))',
  zIndex: 30,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '10px 10px 10px 16px',
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  boxShadow: vars.shadow.float,
  fontSize: FONT_SIZE.s,
  '@media': {
    [media.tablet]: { insetInline: 'auto 24px', maxInlineSize: '560px', insetBlockEnd: '24px' },
    [media.print]: { display: 'none' },
  },
});
/** Above a tab bar, which is at the bottom of the window too. */
kitGlobalStyle(`html:has(.${tabBar}) .${bar}`, {
  '@media': { [media.belowDesktop]: { insetBlockEnd: `calc(${TAB_BAR_HEIGHT} + 8px + env(safe-area-inset-bottom))` } },
});
export const message = kitStyle({ flex: '1 1 180px', minInlineSize: 0 });
export const actions = kitStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
