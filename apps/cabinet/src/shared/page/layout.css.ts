import { appGlobalStyle, appStyle, CABINET_WIDTH, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const pageControls = appStyle({ display: 'flex', alignItems: 'center', gap: SPACE.xxs, flexShrink: 0 });
export const iconLink = appStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: RADIUS.control,
  color: vars.color.ink,
});
export const unreadBadge = appStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '22px',
  minInlineSize: '18px',
  blockSize: '18px',
  display: 'grid',
  placeItems: 'center',
  paddingInline: '4px',
  borderRadius: RADIUS.round,
  background: vars.color.bad,
  color: vars.color.onBad,
  fontSize: FONT_SIZE.xs,
  lineHeight: 1,
});
/** Hides controls of a page from 900 px, where the side navigation has them. */
export const hiddenOnDesktop = appStyle({ '@media': { [media.desktop]: { display: 'none' } } });
export const offlineBar = appStyle({ position: 'sticky', insetBlockStart: 0, zIndex: 20 });
/** An error page outside the cabinet layout. */
export const pageWithoutLayout = appStyle({ paddingBlock: SPACE.l });

const FORM_WIDTH = '600px';
/**
 * Centres the form and the page's heading in the main area. Paddings do this, because a narrower area would move when the page replaces its
 * skeleton.
 */
export const formColumn = appStyle({ maxInlineSize: FORM_WIDTH });
appGlobalStyle(`main:has(> .${formColumn})`, {
  '@media': {
    [media.tablet]: { paddingInline: `max(${SPACE.l}, (100% - ${FORM_WIDTH}) / 2)` },
    [media.desktop]: { paddingInline: `max(40px, (min(100%, ${CABINET_WIDTH}) - ${FORM_WIDTH}) / 2)` },
  },
});

/**
 * From 900 px the second part is next to the first and stays in view. Below 900 px both parts form one column, so that the BottomBar at the
 * end of the second part stays at the bottom of the window on the whole page.
 */
export const withStickyAside = appStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.m,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.66fr) minmax(0, 1fr)',
      columnGap: SPACE.l,
      alignItems: 'start',
    },
  },
});
export const stickyAside = appStyle({
  '@media': {
    [media.belowDesktop]: { display: 'contents' },
    [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m },
    [media.tallDesktop]: { position: 'sticky', insetBlockStart: SPACE.l },
  },
});
appGlobalStyle(`.${stickyAside} > :not([hidden]):has(> form), .${stickyAside} form, .${stickyAside} form > div`, {
  '@media': { [media.belowDesktop]: { display: 'contents' } },
});
