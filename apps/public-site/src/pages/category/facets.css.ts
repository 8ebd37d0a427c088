import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;
const BELOW_DESKTOP = media.belowDesktop;

/** Elements that only the popover layout needs, such as the button that opens it. From 900 px the filters are always visible. */
export const popoverOnly = appStyle({ flexShrink: 0, '@media': { [media.desktop]: { display: 'none' } } });
/**
 * From 900 px the panel stays in view and scrolls on its own if the window is lower; its padding leaves room for focus rings. On narrower
 * screens a native popover opens and closes without a script. Browsers without popover support show the filters in place, as a wide window does.
 */
export const panel = appStyle({
  position: 'static',
  display: 'block',
  inlineSize: 'auto',
  blockSize: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: SPACE.m,
      maxBlockSize: `calc(100dvh - 2 * ${SPACE.m})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      padding: '4px',
      margin: '-4px',
    },
    [BELOW_DESKTOP]: {
      '@supports': {
        'selector(:popover-open)': {
          position: 'fixed',
          inset: 0,
          inlineSize: '100%',
          maxInlineSize: '480px',
          blockSize: '100dvh',
          maxBlockSize: 'none',
          marginInlineStart: 'auto',
          padding: SPACE.m,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          background: color.surface,
          color: color.ink,
          boxShadow: vars.shadow.float,
          selectors: { '&:not(:popover-open)': { display: 'none' } },
        },
      },
    },
  },
});
export const closeButton = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const form = appStyle({ display: 'grid', gap: SPACE.l });
export const facet = appStyle({ display: 'grid', gap: '2px', border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = appStyle({ fontWeight: FONT_WEIGHT.strong, fontSize: FONT_SIZE.s, marginBlockEnd: '4px', padding: 0 });
export const bounds = appStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: SPACE.xs });
export const option = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: SPACE.xs,
  fontSize: FONT_SIZE.s,
  lineHeight: 1.75,
});
export const optionCount = appStyle({ color: color.quiet, fontSize: FONT_SIZE.xs });
export const moreOptions = appStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.primary,
  fontSize: FONT_SIZE.s,
  cursor: 'pointer',
  borderRadius: RADIUS.control,
});
/** Always in view, at the foot of the panel. */
export const submit = appStyle({
  display: 'grid',
  gap: SPACE.xs,
  position: 'sticky',
  insetBlockEnd: '-4px',
  paddingBlock: SPACE.xs,
  background: color.background,
  '@media': { [BELOW_DESKTOP]: { insetBlockEnd: `-${SPACE.m}`, paddingBlock: SPACE.m, background: color.surface } },
});
