import { appGlobalStyle, appStyle, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

export const contractText = appStyle({ whiteSpace: 'pre-line', maxBlockSize: '50vh', overflowY: 'auto', paddingBlock: SPACE.s });
export const summary = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: SPACE.xs,
  minBlockSize: '44px',
  fontWeight: '600',
});

/** The parts of the form are numbered, as they are filled in one after the other. */
export const steps = appStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: SPACE.m, counterReset: 'step' });
appGlobalStyle(`.${steps} > section h2`, { counterIncrement: 'step' });
appGlobalStyle(`.${steps} > section h2::before`, { content: "counter(step) '. '", color: vars.color.primary });
export const pictures = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.xs });
export const picture = appStyle({
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: RADIUS.card,
  objectFit: 'cover',
  background: vars.color.sunk,
});
