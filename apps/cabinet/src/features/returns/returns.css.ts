import { appStyle, RADIUS, SPACE, vars } from '@muddat/ui/theme/contract';

/** Lines stand as the customer typed them. */
export const words = appStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const photos = appStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s });
export const photoLink = appStyle({ display: 'block', borderRadius: RADIUS.control });
export const photo = appStyle({
  inlineSize: '72px',
  blockSize: '72px',
  objectFit: 'cover',
  display: 'block',
  borderRadius: RADIUS.control,
  background: vars.color.sunk,
});
/** Words under a button; no room is left for them while there are none. */
export const note = appStyle({ selectors: { '&:not(:empty)': { marginBlockStart: SPACE.s } } });
export const message = appStyle({
  display: 'grid',
  gap: SPACE.xxs,
  padding: SPACE.s,
  borderRadius: RADIUS.control,
  background: vars.color.sunk,
});

export const facts = appStyle({ display: 'grid', gap: '2px' });
/** What the customer has to know first stands out from the quiet facts. */
export const next = appStyle({ color: vars.color.ink });
