import { vars } from '../theme/contract.css.ts';
import { productStyle } from '../theme/style.ts';
import { SPACE } from '../theme/tokens.ts';

export const body = productStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: SPACE.s,
  justifyItems: 'start',
  overflowWrap: 'break-word',
});
export const when = productStyle({ color: vars.color.ink });
export const orderReference = productStyle({ color: vars.color.quiet });
/** An Uzbek number ends in a hyphen, after which a line could break. */
export const unbroken = productStyle({ whiteSpace: 'nowrap' });
export const actions = productStyle({ display: 'flex', flexWrap: 'wrap', gap: SPACE.s, marginBlockStart: SPACE.xs, inlineSize: '100%' });
