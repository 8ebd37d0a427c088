import { appStyle, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

/** Keeps the line breaks that the customer typed. */
export const userText = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const photoList = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s });
export const photoLink = appStyle({ display: 'block', borderRadius: RADIUS.control });
export const photo = appStyle({
  inlineSize: '72px',
  blockSize: '72px',
  objectFit: 'cover',
  display: 'block',
  borderRadius: RADIUS.control,
  background: vars.color.sunk,
});
/** Note under a button; it takes no space while it is empty. */
export const statusNote = appStyle({ selectors: { '&:not(:empty)': { marginBlockStart: SPACE.s } } });
export const message = appStyle({
  display: 'grid',
  gap: SPACE.xxs,
  padding: SPACE.s,
  borderRadius: RADIUS.control,
  background: vars.color.sunk,
});

export const returnFacts = appStyle({ display: 'grid', gap: '2px' });
/** The next step, in the main text colour, so that it differs from the muted facts. */
export const nextStep = appStyle({ color: vars.color.ink });
