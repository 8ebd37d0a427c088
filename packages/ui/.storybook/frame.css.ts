import { vars } from '../src/theme/contract.css.ts';
import { appStyle } from '../src/theme/style.ts';

/** Fields and cards in a story stand in a column, as on a page. */
export const frame = appStyle({ maxInlineSize: '1120px', marginInline: 'auto' });

/** On a page of docs, which is white by itself, a story brings the ground of its theme. */
export const inDocs = appStyle({
  background: vars.color.ground,
  color: vars.color.ink,
  padding: '16px',
  borderRadius: vars.radius.control,
});
