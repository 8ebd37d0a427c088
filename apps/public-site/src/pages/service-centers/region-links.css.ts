import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const nav = appStyle({
  '@media': { [media.belowDesktop]: { display: 'none' }, [media.desktop]: { gridRow: '1 / span 2' }, [media.wideMain]: { gridRow: 1 } },
});
export const list = appStyle({
  display: 'grid',
  marginInlineStart: `-${SPACE.s}`,
  position: 'sticky',
  insetBlockStart: SPACE.l,
});
export const link = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: SPACE.s,
  minBlockSize: '44px',
  paddingInline: SPACE.s,
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.s,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.primary } } } },
  selectors: { '&[aria-current]': { background: color.primarySoft, fontWeight: FONT_WEIGHT.strong } },
});
export const count = appStyle({ color: color.quiet, fontWeight: FONT_WEIGHT.regular });
