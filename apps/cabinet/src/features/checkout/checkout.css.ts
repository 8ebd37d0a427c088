import { appGlobalStyle, appStyle, media, onSurfaceVars, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const contractText = appStyle({ whiteSpace: 'pre-line', maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: SPACE.s });
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  fontWeight: '600',
});
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: SPACE.m } as const;
const surface = {
  vars: onSurfaceVars,
  padding: SPACE.l,
  background: vars.color.surface,
  color: vars.base.ink,
  border: `1px solid ${vars.base.line}`,
  borderRadius: RADIUS.card,
} as const;

export const steps = appStyle(oneColumn);
/** From 900 px one card that stays in the window, with its button above everything that can be unfolded. */
export const aside = appStyle({
  display: 'contents',
  '@media': { [media.desktop]: { ...surface, ...oneColumn, position: 'sticky', insetBlockStart: SPACE.m } },
});
/** Below 900 px the parts of the aside are cards of their own, and the bar with the button stays at the bottom of the window. */
export const part = appStyle({ ...oneColumn, gap: SPACE.s, '@media': { [media.belowDesktop]: surface } });
appGlobalStyle(`.${aside} > :nth-child(2)`, { '@media': { [media.roomForBars]: { order: 1 } } });
appGlobalStyle(`.${aside} > :nth-child(2) > :last-child`, { '@media': { [media.desktop]: { flex: '1 1 auto' } } });
/** Container of the large amount, which gets smaller where it does not fit. */
export const hero = appStyle({ containerType: 'inline-size' });

/** The heading of a section, and the button that folds it. */
export const sectionHead = appStyle({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.s });

export const pictures = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const picture = appStyle({
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: RADIUS.control,
  objectFit: 'cover',
  background: vars.color.sunk,
});
/** The goods of a placed order. */
export const placedPicture = appStyle({
  inlineSize: '96px',
  blockSize: '96px',
  flexShrink: 0,
  borderRadius: RADIUS.card,
  objectFit: 'cover',
  background: vars.color.sunk,
  '@media': { [media.tablet]: { inlineSize: '120px', blockSize: '120px' } },
});
export const nextSteps = appStyle({ ...oneColumn, counterReset: 'next', gap: SPACE.s });
appGlobalStyle(`.${nextSteps} > li`, {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: SPACE.s,
  counterIncrement: 'next',
});
appGlobalStyle(`.${nextSteps} > li::before`, {
  content: 'counter(next)',
  display: 'grid',
  placeItems: 'center',
  blockSize: '28px',
  borderRadius: RADIUS.round,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: '600',
});
