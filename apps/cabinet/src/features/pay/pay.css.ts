import { appStyle, FONT_SIZE, media, RADIUS, SPACE, TAB_BAR_HEIGHT, vars } from '@muddat/ui/theme/contract';

export const centre = appStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: SPACE.s });
const sign = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: RADIUS.round,
} as const;
export const signGood = appStyle({ ...sign, background: vars.color.goodSoft, color: vars.color.good });
export const signBad = appStyle({ ...sign, background: vars.color.badSoft, color: vars.color.bad });
export const signWait = appStyle({ ...sign, background: vars.color.primarySoft, color: vars.color.primary });
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
export const actions = appStyle({
  display: 'grid',
  gap: SPACE.s,
  inlineSize: '100%',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center' } },
});
/** Stays above the tab bar while the form is longer than the window: how much one pays and the button are seen together. */
export const submit = appStyle({
  '@media': {
    [media.belowDesktop]: {
      position: 'sticky',
      insetBlockEnd: `calc(${TAB_BAR_HEIGHT} + env(safe-area-inset-bottom, 0px))`,
      zIndex: 1,
      marginInline: '-4px',
      paddingInline: '4px',
      marginBlock: '-12px',
      paddingBlock: '12px',
      background: vars.color.surface,
    },
  },
});
