import { appStyle, FONT_SIZE, FONT_WEIGHT, media, onSurfaceVars, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

/** The dialog is a sheet at the bottom on a phone, and a centred window from 600 px. */
export const dialog = appStyle({
  vars: onSurfaceVars,
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '88dvh',
  margin: 'auto 0 0',
  padding: `${SPACE.s} 20px ${SPACE.l}`,
  border: 0,
  borderRadius: `${RADIUS.sheet} ${RADIUS.sheet} 0 0`,
  background: color.surface,
  color: vars.base.ink,
  boxShadow: vars.shadow.float,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: color.veil } },
  '@media': {
    [media.tablet]: { maxInlineSize: '640px', margin: 'auto', borderRadius: RADIUS.sheet, padding: `20px 28px 28px` },
    [media.forcedColors]: { border: '2px solid CanvasText' },
  },
});
export const dialogContent = appStyle({ display: 'grid', gap: SPACE.m, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = appStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s });
export const closeButton = appStyle({ marginInlineEnd: '-10px' });
export const list = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 12px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const regionLink = appStyle({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '48px',
  paddingBlock: '6px',
  paddingInline: SPACE.s,
  marginInline: '-12px',
  borderRadius: RADIUS.control,
  selectors: { '&[aria-current]': { background: color.primarySoft, color: color.primary, fontWeight: FONT_WEIGHT.strong } },
  '@media': {
    [media.tablet]: { marginInline: 0 },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sunk } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
export const districts = appStyle({ fontSize: FONT_SIZE.xs, color: color.quiet, fontWeight: FONT_WEIGHT.regular });
