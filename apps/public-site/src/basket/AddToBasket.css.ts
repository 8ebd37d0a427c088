import { appGlobal, appStyle, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const BAR = '65px';

/**
 * One height with and without the product in the basket: nothing below moves at a press. On a phone it is a bar under the thumb, in
 * sight wherever the page stands.
 */
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: SPACE.s,
  minBlockSize: '48px',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 15,
      padding: `8px ${SPACE.m} calc(8px + env(safe-area-inset-bottom, 0px))`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const words = appStyle({ display: 'grid', gap: SPACE.s });
/** The end of the page stands above the bar, and so does what takes the focus (WCAG 2.4.11). */
appGlobal(`body:has(.${row})`, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(${BAR} + env(safe-area-inset-bottom, 0px))` } },
});
appGlobal(`html:has(.${row})`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(${BAR} + 16px)` } } });
