import { appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

/** A field for one amount of 32 px is not wider than the amount needs. A size container, so that the amount fits a narrow one. */
export const amount = appStyle({ maxInlineSize: '21.25rem', containerType: 'inline-size' });
export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const chip = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  minBlockSize: '44px',
  padding: '6px 16px',
  border: '1px solid transparent',
  borderRadius: '22px',
  background: vars.color.sunk,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: FONT_SIZE.s,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: FONT_WEIGHT.medium,
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.control } } } },
});

export const goods = appStyle({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: SPACE.s, alignItems: 'center' });
export const goodsPicture = appStyle({
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: RADIUS.card,
  overflow: 'hidden',
  background: vars.color.sunk,
});
