import { rail as sideRail } from '../side-rail/side-rail.css.ts';
import { vars } from '../theme/contract.css.ts';
import { CABINET_WIDTH, media, TAB_BAR_HEIGHT } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { SPACE } from '../theme/tokens.ts';

const { color } = vars;

export const mainAside = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.66fr) minmax(0, 1fr)', columnGap: SPACE.l } },
});

/** With two columns the last part is below the first; with three it is below the second. Neither waits for the height of another column. */
export const threeColumns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.66fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', columnGap: SPACE.l },
    [media.threeColumns]: { gridTemplateColumns: '56fr 42fr 36fr' },
  },
});
/** The second and the third part: one column, or two. */
export const sideColumns = kitStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.m,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridRow: '1 / span 2', gridColumn: 2 }, [media.threeColumns]: { display: 'contents' } },
});
kitGlobalStyle(`.${threeColumns} > :first-child, .${sideColumns} > :last-child`, {
  '@media': { [media.threeColumns]: { gridRow: '1 / span 2' } },
});
kitGlobalStyle(`.${sideColumns} > :last-child`, { '@media': { [media.threeColumns]: { gridColumn: 3 } } });
kitGlobalStyle(`.${threeColumns} > :empty, .${sideColumns} > :empty`, { display: 'none' });

const RAIL_WIDTH = '232px';
/**
 * `data-no-rail` on the root element: a step that nothing should lead away from, such as the checkout. From 900 px the rail is a line
 * above the page, with the logo only. An attribute, because a shell that is rendered before the page is known must have it, too.
 */
const WITHOUT_RAIL = 'html[data-no-rail]';
/** Maximum width of the main area of a page of three columns. */
const WIDE_MAIN_WIDTH = '1480px';
export const cabinet = kitStyle({
  minBlockSize: '100dvh',
  '@media': {
    [media.desktop]: { display: 'grid', gridTemplateColumns: `${RAIL_WIDTH} minmax(0, 1fr)` },
    [media.print]: { display: 'block' },
  },
});
export const rail = kitStyle({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'block', borderInlineEnd: `1px solid ${color.line}` },
    [media.print]: { display: 'none' },
  },
});
kitGlobalStyle(`${WITHOUT_RAIL} .${cabinet}`, { '@media': { [media.desktop]: { display: 'block' } } });
kitGlobalStyle(`${WITHOUT_RAIL} .${rail}`, {
  '@media': { [media.desktop]: { borderInlineEnd: 0, borderBlockEnd: `1px solid ${color.line}` } },
});
kitGlobalStyle(`${WITHOUT_RAIL} .${sideRail}`, {
  position: 'static',
  blockSize: 'auto',
  maxInlineSize: CABINET_WIDTH,
  marginInline: 'auto',
  // The logo has 12 px of its own.
  padding: '8px 28px',
});
kitGlobalStyle(`${WITHOUT_RAIL} .${sideRail} > :not(:first-child)`, { display: 'none' });
kitGlobalStyle(`${WITHOUT_RAIL} .${sideRail} > :first-child`, { marginBlockEnd: 0, inlineSize: 'fit-content' });
export const cabinetMain = kitStyle({
  display: 'block',
  paddingBlock: '20px 104px',
  paddingInline: SPACE.m,
  '@media': {
    [media.tablet]: { paddingInline: SPACE.l },
    // The rail stays at the window's edge on every page; the page is centred in the rest.
    [media.desktop]: {
      inlineSize: '100%',
      maxInlineSize: CABINET_WIDTH,
      marginInline: 'auto',
      padding: '32px 40px 72px',
      selectors: { [`&:has(${threeColumns})`]: { maxInlineSize: WIDE_MAIN_WIDTH } },
    },
  },
});
/** Below 900 px, on a page without a tab bar (a full-screen step), the heading (an AppBar) stays visible while the rest scrolls. */
export const fullScreen = kitStyle({ '@media': { [media.belowDesktop]: { paddingBlock: '0 32px' } } });
kitGlobalStyle(`.${fullScreen} > header`, {
  '@media': {
    [media.roomForBars]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 10,
      paddingBlock: '12px 8px',
      marginBlockEnd: '8px',
      background: color.background,
    },
  },
});
/** The sticky heading must not hide a focused element (WCAG 2.4.11). */
kitGlobalStyle(`html:has(.${fullScreen})`, { '@media': { [media.roomForBars]: { scrollPaddingBlockStart: '88px' } } });
export const tabBar = kitStyle({ '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } } });
/** The tab bar and a button that sticks above it must not hide a focused element (WCAG 2.4.11). */
kitGlobalStyle(`html:has(${cabinet})`, { '@media': { [media.roomForBars]: { scrollPaddingBlockEnd: `calc(${TAB_BAR_HEIGHT} + 80px)` } } });
