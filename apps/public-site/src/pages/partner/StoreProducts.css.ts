import { appStyle, FONT_SIZE, FONT_WEIGHT, media, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const products = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.l });
export const list = appStyle({
  display: 'flex',
  gap: SPACE.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${SPACE.m})`,
  padding: `4px ${SPACE.m}`,
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' } },
});
export const chip = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  paddingInline: '16px',
  borderRadius: '22px',
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: vars.base.ink,
  fontSize: FONT_SIZE.s,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      background: color.primarySoft,
      borderColor: color.primarySoft,
      color: color.primary,
      fontWeight: FONT_WEIGHT.strong,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { borderColor: color.control } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
export const count = appStyle({
  color: color.quiet,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
