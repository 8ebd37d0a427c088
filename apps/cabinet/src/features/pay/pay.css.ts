import { appStyle, FONT_SIZE, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const chip = appStyle({
  display: 'grid',
  gap: '2px',
  minBlockSize: '44px',
  padding: '6px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: RADIUS.control,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  flexGrow: 1,
  selectors: { '&[aria-pressed=true]': { borderColor: vars.color.primary, background: vars.color.primarySoft } },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } }, [media.desktop]: { flexGrow: 0 } },
});
export const chipLabel = appStyle({ fontSize: FONT_SIZE.xs, color: vars.color.quiet });
export const chipAmount = appStyle({ fontSize: FONT_SIZE.s, fontWeight: '600', fontVariantNumeric: 'tabular-nums' });
