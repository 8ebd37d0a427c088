import { appGlobalStyle, appStyle, FONT_SIZE, FONT_WEIGHT, media, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

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

/**
 * Holds the BottomBar with the button. From 900 px it is a card that stays at the bottom of the window until the end of the form; below
 * that the bar itself does.
 */
export const foot = appStyle({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockEnd: SPACE.m,
      zIndex: 1,
      padding: SPACE.m,
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: RADIUS.card,
      boxShadow: vars.shadow.float,
    },
    [media.low]: { position: 'static' },
  },
});
appGlobalStyle(`.${foot} > * > *`, { '@media': { [media.desktop]: { flex: '1 1 auto' } } });
/** The card must not hide a focused element (WCAG 2.4.11). */
appGlobalStyle(`html:has(.${foot})`, { '@media': { [media.desktop]: { scrollPaddingBlockEnd: '112px' } } });

export const goods = appStyle({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: SPACE.s, alignItems: 'center' });
export const goodsPicture = appStyle({
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: RADIUS.card,
  overflow: 'hidden',
  background: vars.color.sunk,
});
