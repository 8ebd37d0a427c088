import { vars } from '../theme/contract.css.ts';
import { CONTENT_WIDTH, media } from '../theme/media.ts';
import { kitGlobalStyle, kitStyle } from '../theme/style.ts';
import { FONT_SIZE, RADIUS, SPACE } from '../theme/tokens.ts';

const { color } = vars;

/**
 * Below 900 px one row with the search below the row; from 900 px the search is in the row, and the sections are below the row. Below
 * 900 px each element has a fixed cell in the grid: a browser paints the page while the header is still loading, and later elements must
 * not move the earlier ones.
 */
export const header = kitStyle({
  position: 'relative',
  zIndex: 10,
  display: 'grid',
  gridTemplateColumns: 'minmax(30px, max-content) minmax(0, 1fr) auto 34px',
  gridTemplateRows: 'minmax(44px, auto)',
  alignItems: 'center',
  columnGap: '4px',
  inlineSize: '100%',
  maxInlineSize: CONTENT_WIDTH,
  marginInline: 'auto',
  minBlockSize: '64px',
  paddingBlock: '8px',
  paddingInline: SPACE.m,
  '@media': {
    [media.tablet]: { paddingInline: SPACE.l },
    // From 700 px the region and the sign-in fit next to the menu.
    [media.twoColumns]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto 34px', columnGap: SPACE.s },
    // At the narrowest desktop width the row just fits; from 1024 px on the row has its full gap.
    [media.desktop]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 'clamp(10px, calc(8vw - 62px), 20px)',
      minBlockSize: '72px',
      paddingBlock: '12px 4px',
    },
  },
});
export const withBasket = kitStyle({
  gridTemplateColumns: 'minmax(30px, max-content) minmax(0, 1fr) auto 44px 34px',
  '@media': { [media.twoColumns]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px auto 34px' } },
});
export const logo = kitStyle({
  order: 1,
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  marginInlineEnd: 'auto',
  borderRadius: RADIUS.control,
});
/** Below 900 px the search has a row of its own; from 900 px it is in the row of the other elements. */
export const search = kitStyle({
  gridArea: '2 / 1 / auto / -1',
  minInlineSize: 0,
  paddingBlock: '4px 8px',
  '@media': { [media.desktop]: { order: 2, flex: '1 1 160px', paddingBlock: 0, marginInlineStart: '12px' } },
});
export const wideOnly = kitStyle({
  display: 'none',
  '@media': {
    [media.twoColumns]: { display: 'block', gridArea: '1 / 2', justifySelf: 'end', minInlineSize: 0 },
    [media.desktop]: { order: 3 },
  },
});
export const language = kitStyle({ gridArea: '1 / 3', '@media': { [media.desktop]: { order: 4 } } });
export const basket = kitStyle({ gridArea: '1 / 4', '@media': { [media.desktop]: { order: 5 } } });
export const action = kitStyle({
  display: 'none',
  '@media': { [media.twoColumns]: { display: 'block', gridArea: '1 / -3' }, [media.desktop]: { order: 6 } },
});
export const nav = kitStyle({ display: 'none', '@media': { [media.desktop]: { display: 'block', order: 7, flex: '1 0 100%' } } });
export const list = kitStyle({ display: 'flex', gap: '0 28px', flexWrap: 'wrap' });
export const link = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: FONT_SIZE.s,
  color: color.quiet,
  borderRadius: '6px',
  selectors: { '&[aria-current]': { color: color.ink } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});

/**
 * The menu is a `details`, which opens without JavaScript. Until the `summary` has loaded, the browser shows a default label, which gets no
 * more space than these sizes.
 */
export const menu = kitStyle({
  gridArea: '1 / -2',
  inlineSize: '34px',
  blockSize: '44px',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const menuButton = kitStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  marginInlineEnd: '-10px',
  borderRadius: RADIUS.control,
});
export const menuSheet = kitStyle({
  position: 'absolute',
  insetInline: '8px',
  insetBlockStart: '64px',
  padding: '12px 16px 20px',
  display: 'grid',
  gap: '12px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: RADIUS.card,
  boxShadow: vars.shadow.float,
});
/** Region and action inside the menu. They are hidden from the width at which the header itself shows them. */
export const narrowOnly = kitStyle({ display: 'grid', gap: '12px', '@media': { [media.twoColumns]: { display: 'none' } } });
export const sheetLink = kitStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  selectors: { 'li:not(:last-child) > &': { borderBlockEnd: `1px solid ${color.line}` } },
});
/** In print only the logo remains. */
kitGlobalStyle(`.${header} > :not(.${logo})`, { '@media': { [media.print]: { display: 'none' } } });
