import { appStyle, FONT_WEIGHT, media, RADIUS, vars } from '@muddat/ui/theme/contract';

const { color } = vars;

export const link = appStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  flexShrink: 0,
  color: color.ink,
  borderRadius: RADIUS.control,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.sunk } } } },
});
/** The number overlaps the corner of the icon, so the header does not move when the number appears. */
export const count = appStyle({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '1px',
  minInlineSize: '18px',
  padding: '0 4px',
  color: color.onPrimary,
  background: color.primary,
  border: '1px solid transparent',
  borderRadius: '9px',
  fontSize: '0.75rem',
  fontWeight: FONT_WEIGHT.strong,
  lineHeight: '1rem',
  textAlign: 'center',
});
